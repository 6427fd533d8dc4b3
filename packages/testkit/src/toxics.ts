/** Faults by their Toxiproxy names, plus `drop_response`. */
export type Toxic = ToxicKind & {
  /** Share of connections hit, 0 to 1 (of answers, for `drop_response`). Everyone by default. */
  toxicity?: number;
  /** Which bytes are hit where that matters: towards the client ('down', the default) or not. */
  stream?: Stream;
};

type ToxicKind =
  | { kind: 'latency'; ms: number; jitterMs?: number }
  | { kind: 'bandwidth'; kBps: number }
  /** Black hole: bytes of both directions are held; the connection closes after `ms` (0: never). */
  | { kind: 'timeout'; ms: number }
  | { kind: 'reset_peer'; ms?: number }
  | { kind: 'slicer'; bytes: number; delayMs: number }
  /** Closes the connection when this many bytes have passed. */
  | { kind: 'limit_data'; bytes: number }
  /** The server gets the request and answers; the connection is cut before the answer passes. */
  | { kind: 'drop_response' };

export type Stream = 'up' | 'down';

export type FaultCounts = {
  connections: number;
  dropped: number;
  reset: number;
  limited: number;
  timedOut: number;
  bytesUp: number;
  bytesDown: number;
};

export function isOn(toxic: Toxic, stream: Stream): boolean {
  return (toxic.stream ?? 'down') === stream;
}
