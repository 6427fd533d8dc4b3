/**
 * The landmark runtime counts its use and posts that to its maker every minute, and has no switch
 * for it. Here nothing is reachable but the app's own origin; the runtime gives up at the first
 * refusal.
 */
export function keepToOwnOrigin(scope: {
  fetch: typeof fetch;
  readonly location: { readonly href: string; readonly origin: string };
}): void {
  const load = scope.fetch.bind(scope);
  scope.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const { origin } = new URL(address, scope.location.href);
    if (origin === scope.location.origin) return load(input, init);
    return Promise.reject(new TypeError(`${origin} is not reachable from here`));
  };
}
