/** The object store did not answer in time, or says itself that it cannot. */
export function isStoreFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError') return true;
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return ($metadata?.httpStatusCode ?? 0) >= 500;
}

/** The store answers, and has no such object. */
export function isNoObject(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoSuchKey';
}
