// A process that dies between two steps of its work: before or after it asks a provider, or before
// it reads or writes. Transactions stay whole.
import type { ServerDeps } from '#platform/deps.ts';

export class Killed extends Error {}

/** The same server for so many steps; whatever it tries afterwards throws. */
export function toMortal(deps: ServerDeps, steps: number): ServerDeps {
  let left = steps;
  const step = () => {
    left -= 1;
    if (left < 0) throw new Killed();
  };
  const db = watch(deps.db, (run) => {
    step();
    return run();
  });
  const ask = async (run: () => unknown) => {
    step();
    const answer = await run();
    step();
    return answer;
  };
  const providers = deps.providers.map((provider) => {
    const { months } = provider;
    return { ...watch(provider, ask), ...(months && { months: watch(months, ask) }) };
  });
  return { ...deps, db, providers };
}

type Method = (...given: unknown[]) => unknown;

function watch<T extends object>(whole: T, call: (run: () => unknown) => unknown): T {
  return new Proxy(whole, {
    get(of, name) {
      const found: unknown = Reflect.get(of, name);
      if (typeof found !== 'function') return found;
      return (...given: unknown[]) => call(() => Reflect.apply(found as Method, of, given));
    },
  });
}
