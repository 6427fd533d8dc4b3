import type { Notice } from '@fovea/contract';

/** The part of an EventSource that is used. */
export interface EventStream {
  readonly readyState: number;
  addEventListener(kind: string, listener: (event: { data?: string }) => void): void;
  close(): void;
}

export interface LivePort {
  open(): EventStream;
  parseNotice(text: string): Notice | undefined;
  /** Something of this project changed. */
  onNotice(notice: Notice): void;
  /** Anything may have changed meanwhile. */
  onReread(): void;
}

const CLOSED = 2;
/** While the stream is down everything is read again this often. */
export const POLL_MS = 15_000;
/**
 * After a refused stream, such as one with an old token: reading again has renewed it by then. Each
 * refusal that follows doubles the wait.
 */
export const REOPEN_MS = 2_000;
export const LONGEST_REOPEN_MS = 60_000;

/**
 * Listens to what changes on the server. A notice only says what to read again, so a gap is closed
 * by reading everything again, and polling stands in while there is no stream. Returns the stop.
 */
export function startLiveStream(port: LivePort): () => void {
  let stream: EventStream | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let reopenMs = REOPEN_MS;

  function handleOpen(): void {
    reopenMs = REOPEN_MS;
    // The first connection has missed nothing: screens read when they open.
    if (polling === undefined) return;
    clearInterval(polling);
    polling = undefined;
    port.onReread();
  }

  function handleError(): void {
    if (polling === undefined) {
      polling = setInterval(port.onReread, POLL_MS);
      port.onReread();
    }
    // The browser reconnects by itself, except after a refusal.
    if (stream?.readyState !== CLOSED) return;
    clearTimeout(reopening);
    reopening = setTimeout(open, reopenMs);
    reopenMs = Math.min(2 * reopenMs, LONGEST_REOPEN_MS);
  }

  function open(): void {
    stream = port.open();
    stream.addEventListener('open', handleOpen);
    stream.addEventListener('error', handleError);
    stream.addEventListener('reread', port.onReread);
    stream.addEventListener('notice', ({ data }) => {
      const notice = port.parseNotice(data ?? '');
      if (notice) port.onNotice(notice);
    });
  }

  open();
  return () => {
    stream?.close();
    clearInterval(polling);
    clearTimeout(reopening);
  };
}
