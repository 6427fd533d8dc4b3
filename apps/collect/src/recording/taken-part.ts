const toName = (slug: string) => `fovea.collect.taken.${slug}`;

/** Remembers on this phone that its owner has finished, by the code they were told. */
export function markTakenPart(slug: string, participant: string): void {
  localStorage.setItem(toName(slug), participant);
}

export function findTakenPart(slug: string): string | undefined {
  return localStorage.getItem(toName(slug)) ?? undefined;
}
