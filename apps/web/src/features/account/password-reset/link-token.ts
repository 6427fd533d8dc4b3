/** The mail puts the token behind the #, where no server sees it; some mail readers move it. */
export function findToken(address: { readonly hash: string; readonly search: string }): string {
  const inHash = new URLSearchParams(address.hash.replace(/^#/, '')).get('token');
  return inHash ?? new URLSearchParams(address.search).get('token') ?? '';
}

export const toTokenHash = (token: string) => `#${new URLSearchParams({ token })}`;
