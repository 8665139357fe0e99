import "@remix-run/node";

/** Single fetch is on: loader types are what loaders return, not their JSON. */
declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}
