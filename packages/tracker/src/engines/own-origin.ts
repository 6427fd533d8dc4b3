interface Scope {
  fetch: typeof fetch;
  readonly location: { readonly href: string; readonly origin: string };
}

/** Where the landmark runtime posts how it is used, every minute. It has no switch for that. */
export const MAKER = 'https://odml.pa.googleapis.com';

/** A worker of the runtime needs nothing but the app's own origin. It gives up at the first refusal. */
export function keepToOwnOrigin(scope: Scope): void {
  refuse(scope, (origin) => origin !== scope.location.origin);
}

/** A page also loads pictures from elsewhere, but nothing of the runtime's maker. */
export function refuseMaker(scope: Scope): void {
  refuse(scope, (origin) => origin === MAKER);
}

function refuse(scope: Scope, isRefused: (origin: string) => boolean): void {
  const load = scope.fetch.bind(scope);
  scope.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const { origin } = new URL(address, scope.location.href);
    if (!isRefused(origin)) return load(input, init);
    return Promise.reject(new TypeError(`${origin} is not reachable from here`));
  };
}
