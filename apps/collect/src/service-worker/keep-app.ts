/**
 * Keeps the app's files on a phone that takes part, so that a run goes on when the page is opened again
 * without a network. A browser that refuses goes on without.
 */
export async function keepApp(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker
    .register('/service-worker.js')
    .catch((error) => console.info('the app is not kept', error));
}
