// The part of the server that a proof looks at, once more in this process and with a fault in it.
// Everything else is shared, so that a fault costs no start of its own.
import { registerHooks } from 'node:module';

interface Fault {
  readonly name: string;
  /** Below the server's folder. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const SERVER = new URL('..', import.meta.url).href;
/** Files that are loaded anew for each fault. Errors and engines stay those of everybody. */
const ANEW =
  /^(src\/modules\/(payments|credits)\/|src\/platform\/payments\/|testing\/(planted-part|payments-commands|months-commands|subscriptions|purchases)\.)/;
const faults: Fault[] = [];

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    // Whoever asks for the part gets it with the newest fault.
    const isPart = context.parentURL === import.meta.url;
    const number = isPart ? faults.length - 1 : toNumber(context.parentURL);
    const isAnew =
      found.url.startsWith(SERVER) && ANEW.test(found.url.slice(SERVER.length).split('?')[0] ?? '');
    if (number === undefined || !isAnew) return found;
    return { ...found, url: `${found.url.split('?')[0]}?fault=${number}` };
  },
  load(url, context, next) {
    const loaded = next(url, context);
    const fault = faults[toNumber(url) ?? -1];
    if (fault === undefined || !url.startsWith(`${SERVER}${fault.file}?`)) return loaded;
    const { source } = loaded;
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
    return { ...loaded, source: plant(text, fault) };
  },
});

function toNumber(url: string | undefined): number | undefined {
  const number = /\?fault=(\d+)$/.exec(url ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}

function plant(source: string, { name, from, to }: Fault): string {
  const places = source.split(from).length - 1;
  if (places !== 1) throw new Error(`"${name}" fits ${places} places`);
  return source.replace(from, () => to);
}

export async function loadPlanted(fault: Fault) {
  faults.push(fault);
  const { PART } = await import('./planted-part.ts');
  return PART;
}
