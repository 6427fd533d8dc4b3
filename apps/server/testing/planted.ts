// The part of the server that a proof looks at, once more in this process and with a fault in it.
// Everything else is shared, so that a fault costs no start of its own.
import { registerHooks } from 'node:module';

/** A file from the root as it is with a fault in it. */
export interface PlantedFile {
  readonly file: string;
  readonly source: string;
}

const ROOT = new URL('../../../', import.meta.url).href;
/** Files that are loaded anew for each fault. Errors and engines stay those of everybody. */
const ANEW =
  /^apps\/server\/(src\/modules\/(credits|payments|projects|recordings|transfers)\/|src\/platform\/payments\/|testing\/(planted-part|\w+-commands|subscriptions|purchases)\.)/;
const planted: PlantedFile[] = [];

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    // Whoever asks for the part gets it with the newest fault.
    const isPart = context.parentURL === import.meta.url;
    const number = isPart ? planted.length - 1 : toNumber(context.parentURL);
    const isAnew =
      found.url.startsWith(ROOT) && ANEW.test(found.url.slice(ROOT.length).split('?')[0] ?? '');
    if (number === undefined || !isAnew) return found;
    return { ...found, url: `${found.url.split('?')[0]}?fault=${number}` };
  },
  load(url, context, next) {
    const loaded = next(url, context);
    const own = planted[toNumber(url) ?? -1];
    const isFaulty = own !== undefined && url.startsWith(`${ROOT}${own.file}?`);
    return isFaulty ? { ...loaded, source: own.source } : loaded;
  },
});

function toNumber(url: string | undefined): number | undefined {
  const number = /\?fault=(\d+)$/.exec(url ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}

export async function loadPlanted(file: PlantedFile) {
  planted.push(file);
  const { PART } = await import('./planted-part.ts');
  return PART;
}
