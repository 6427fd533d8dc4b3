/**
 * One tab edits a project. Answers how to leave it to others; nothing when another tab has it.
 * `isTaking` takes it from that one, which hears of it by `onLost`.
 */
export function lockForTab(
  projectId: string,
  isTaking: boolean,
  onLost: () => void,
): Promise<(() => void) | undefined> {
  // Only where a page is served safely; elsewhere the revision alone keeps tabs apart.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
  return new Promise((answer) => {
    navigator.locks
      .request(
        `fovea-draft ${projectId}`,
        isTaking ? { steal: true } : { ifAvailable: true },
        (lock) => {
          answer(lock ? leave : undefined);
          return lock ? isLeft : undefined;
        },
      )
      .catch(onLost);
  });
}
