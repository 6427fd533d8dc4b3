/** Does something to every item, so many at a time. */
export async function inLanes<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      // The lanes share one iterator, so each item comes once.
      for (const item of waiting) await work(item);
    }),
  );
}
