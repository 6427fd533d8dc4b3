// The part of the server that a proof looks at, once more in this process and with a fault in it.
// Everything else is shared, so that a fault costs no start of its own.
import { registerHooks } from 'node:module';
import type { createPaymentProviders } from '#platform/payments/create-providers.ts';
import type { MONTH_COMMANDS } from './months-commands.ts';
import type { PAYMENT_COMMANDS } from './payments-commands.ts';

interface Fault {
  readonly name: string;
  /** Below the server's folder. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const SERVER = new URL('..', import.meta.url).href;
/** What is loaded anew. Errors and engines stay those of everybody. */
const ANEW =
  /^(src\/modules\/(payments|credits)\/|src\/platform\/payments\/|testing\/(payments-commands|months-commands|subscriptions|purchases)\.)/;
const faults: Fault[] = [];

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const number = toNumber(context.parentURL) ?? toNumber(specifier);
    const isAnew =
      found.url.startsWith(SERVER) && ANEW.test(found.url.slice(SERVER.length).split('?')[0] ?? '');
    if (number === undefined || !isAnew) return found;
    return { ...found, url: `${found.url.split('?')[0]}?fault=${number}` };
  },
  load(url, context, next) {
    const loaded = next(url, context);
    const fault = faults[toNumber(url) ?? -1];
    if (fault === undefined || !url.startsWith(`${SERVER}${fault.file}?`)) return loaded;
    return { ...loaded, source: plant(String(loaded.source), fault) };
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
  const number = faults.push(fault) - 1;
  const load = (file: string) => import(`${SERVER}${file}?fault=${number}`) as Promise<unknown>;
  const payments = (await load('testing/payments-commands.ts')) as {
    PAYMENT_COMMANDS: typeof PAYMENT_COMMANDS;
  };
  const months = (await load('testing/months-commands.ts')) as {
    MONTH_COMMANDS: typeof MONTH_COMMANDS;
  };
  const platform = (await load('src/platform/payments/create-providers.ts')) as {
    createPaymentProviders: typeof createPaymentProviders;
  };
  return {
    commands: { ...payments.PAYMENT_COMMANDS, ...months.MONTH_COMMANDS },
    createProviders: platform.createPaymentProviders,
  };
}
