// The part of the server that a proof looks at, once more in this process and with a fault in it.
// Everything else is shared, so that a fault costs no start of its own.
import { registerHooks } from 'node:module';

/** A file from the root as it is with a fault in it. */
export interface PlantedFile {
  readonly file: string;
  readonly source: string;
}

const ROOT = new URL('../../../', import.meta.url).href;
/** With the files that are loaded again for each fault. Errors and engines stay those of all. */
const PARTS = {
  ledger: {
    again:
      /^apps\/server\/(src\/modules\/(credits|payments|projects|recordings|transfers)\/|src\/platform\/payments\/|testing\/(planted-part|\w+-commands|subscriptions|purchases)\.)/,
    load: () => import('./planted-part.ts'),
  },
  server: {
    again: /^apps\/server\/(src\/(modules|entrypoints)\/|testing\/(server-part|consumers)\.)/,
    load: () => import('./server-part.ts'),
  },
} as const;
let again: RegExp = PARTS.ledger.again;
const planted: PlantedFile[] = [];

function toNumber(url: string | undefined): number | undefined {
  const number = /\?fault=(\d+)$/.exec(url ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}

type Loaded<Name extends keyof typeof PARTS> = Awaited<ReturnType<(typeof PARTS)[Name]['load']>>;

const HOOKS: Parameters<typeof registerHooks>[0] = {
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    // What asks for the part gets it with the newest fault.
    const isPart = context.parentURL === import.meta.url;
    const number = isPart ? planted.length - 1 : toNumber(context.parentURL);
    const isAgain =
      found.url.startsWith(ROOT) && again.test(found.url.slice(ROOT.length).split('?')[0] ?? '');
    if (number === undefined || !isAgain) return found;
    return { ...found, url: `${found.url.split('?')[0]}?fault=${number}` };
  },
  load(url, context, next) {
    const loaded = next(url, context);
    const own = planted[toNumber(url) ?? -1];
    const isFaulty = own !== undefined && url.startsWith(`${ROOT}${own.file}?`);
    return isFaulty ? { ...loaded, source: own.source } : loaded;
  },
};
/** Every load goes through them, so there are none before the first fault. */
let isWatching = false;

/** A process has faults in one part only. */
export async function loadPlanted<Name extends keyof typeof PARTS>(
  name: Name,
  file: PlantedFile,
): Promise<Loaded<Name>['PART']> {
  if (!isWatching) registerHooks(HOOKS);
  isWatching = true;
  planted.push(file);
  again = PARTS[name].again;
  const { PART } = (await PARTS[name].load()) as Loaded<Name>;
  return PART;
}
