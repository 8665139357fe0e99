/**
 * The Remix options; vite.config.ts hands them to the Remix plugin.
 * Every v3 flag is on except lazy route discovery: the whole manifest is small, and `/__manifest` stays shut.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  ssr: true,
  appDirectory: "app",
  buildDirectory: "build",
  serverModuleFormat: "esm",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
};
