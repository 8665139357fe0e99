import { useEffect } from "react";

/** Has the chapters read from now on kept for times without a network (`public/sw.js`). */
export function useOffline(): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    // A browser that keeps nothing simply needs the network.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }, []);
}
