/** Keeps the page for times without a connection, once it is there and quiet. Only the built page has the worker. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // without it the page needs its connection, and nothing else changes
    });
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
