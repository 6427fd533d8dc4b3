/** An answer that is not the wanted one. It has a code only where the body is the server's own. */
export class UploadError extends Error {
  readonly code: string | undefined;
  readonly details: unknown;
  /** How long the answer asks to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    own?: { readonly code: string; readonly details?: unknown },
    retryAfterMs?: number,
  ) {
    super(message);
    this.name = 'UploadError';
    this.code = own?.code;
    this.details = own?.details;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The wait that a Retry-After header asks for: it holds a number of seconds, or a date. */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - nowMs : seconds * 1_000;
  return ms > 0 ? ms : undefined;
}
