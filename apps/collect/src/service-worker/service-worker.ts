import { createAppFiles } from './app-files.ts';

/** The part of a service worker's surroundings that the library of pages has no types for. */
interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface RequestEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Surroundings {
  addEventListener(type: 'install' | 'activate', handle: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', handle: (event: RequestEvent) => void): void;
}

const { build, paths } = import.meta.env.APP_FILES as {
  readonly build: string;
  readonly paths: readonly string[];
};
const files = createAppFiles({
  cacheName: `fovea-app-${build}`,
  paths,
  caches,
  fetch: (request) => fetch(request),
});
const worker = self as unknown as Surroundings;

// A newer one waits until the pages of the older build are closed: they may still load parts of it.
worker.addEventListener('install', (event) => event.waitUntil(files.keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(files.removeOthers()));
worker.addEventListener('fetch', (event) => {
  const response = files.find(event.request, location.origin);
  if (response !== undefined) event.respondWith(response);
});
