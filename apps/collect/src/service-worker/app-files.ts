/** The page of the app, for every address of it. */
const PAGE = '/';
/** Names of these files hold a hash of their content, so none of them ever changes. */
const HASHED = '/assets/';

export interface AppFilesOptions {
  /** Cache of this build; its files are kept apart from those of any other. */
  readonly cacheName: string;
  /** All that a run needs, also without a network. */
  readonly paths: readonly string[];
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string) => Promise<Response>;
}

/**
 * The app's own files on the phone: page, scripts and the landmark engine. A page comes from the network
 * wherever there is one, so that a new build is met at once. Calls, pictures and what a person gives are
 * none of its business.
 */
export function createAppFiles({ cacheName, paths, caches, fetch }: AppFilesOptions) {
  async function keep(path: string): Promise<void> {
    // Files that another build had already are not loaded again.
    const known = path === PAGE ? undefined : await caches.match(path);
    const response = known ?? (await fetch(path));
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await (await caches.open(cacheName)).put(path, response);
  }

  async function findPage(request: Request): Promise<Response> {
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await (await caches.open(cacheName)).match(PAGE);
      if (kept === undefined) throw error;
      return kept;
    }
  }

  return {
    async keepAll(): Promise<void> {
      for (const path of [PAGE, ...paths]) await keep(path);
    },
    /** No page uses another build any more. */
    async removeOthers(): Promise<void> {
      const others = (await caches.keys()).filter((name) => name !== cacheName);
      await Promise.all(others.map((name) => caches.delete(name)));
    },
    /** The answer to a request that is for such a file, else nothing. */
    find(request: Request, origin: string): Promise<Response> | undefined {
      const { pathname, origin: asked } = new URL(request.url);
      if (request.method !== 'GET' || asked !== origin) return undefined;
      if (request.mode === 'navigate') return findPage(request);
      if (!pathname.startsWith(HASHED)) return undefined;
      return caches.match(pathname).then((kept) => kept ?? fetch(request));
    },
  };
}
