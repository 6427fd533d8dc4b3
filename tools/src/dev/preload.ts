/**
 * Runs in a server process before its entry point. It tells the watcher which sources the process
 * loads, ends the process with the watcher, and holds it until it is wanted: packages, which are
 * most of what there is to load and never change, can be loaded ahead of time.
 */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Messages of the process to the watcher. */
export type Loaded =
  | { readonly isWarm: true }
  | { readonly source: string }
  | { readonly packages: readonly string[] };

const INSIDE_PACKAGES = '/node_modules/';
const BARE = /^(?!node:|file:)[@\w]/;
/** Packages load others of theirs late, when they are first used. */
const TELL_PACKAGES_MS = 1_000;
const isIn = (url: string | undefined) => url?.includes(INSIDE_PACKAGES) ?? false;
const tell = (loaded: Loaded) => process.send?.(loaded);
let isRunning = false;

process.once('disconnect', () => {
  if (isRunning) process.kill(process.pid, 'SIGTERM');
  else process.exit();
});
const wanted = new Promise((resolve) => process.once('message', resolve));
// The watcher may have gone while packages were loaded.
if (!process.connected) process.exit();
tell({ isWarm: true });
await wanted;
isRunning = true;
// The channel alone must not keep the process alive.
process.channel?.unref();

const sources = new Set<string>();
const packages = new Set<string>();
setTimeout(() => tell({ packages: [...packages] }), TELL_PACKAGES_MS).unref();
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const { url } = resolved;
    if (isIn(url)) {
      if (BARE.test(specifier) && /[.][cm]?js$/.test(url)) packages.add(url);
    } else if (url.startsWith('file:') && !isIn(context.parentURL) && !sources.has(url)) {
      sources.add(url);
      // At once: a process that fails has said which files it got to.
      tell({ source: fileURLToPath(url) });
    }
    return resolved;
  },
});
