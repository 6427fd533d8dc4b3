// Parts of a browser that the DOM of tests lacks, as far as our screens ask for them. Set once for
// all files of a worker.

/** As wide as a computer's window; `setNarrow` makes it a phone's. */
const media = new EventTarget();
let isNarrow = false;

class FakeMediaQueryList extends EventTarget implements MediaQueryList {
  readonly media: string;
  onchange = null;

  constructor(query: string) {
    super();
    this.media = query;
    media.addEventListener('change', () => this.dispatchEvent(new Event('change')));
  }

  get matches(): boolean {
    return /min-width/.test(this.media) ? !isNarrow : /max-width/.test(this.media) && isNarrow;
  }

  addListener(): void {}
  removeListener(): void {}
}

export function setNarrow(next: boolean): void {
  if (next === isNarrow) return;
  isNarrow = next;
  media.dispatchEvent(new Event('change'));
}

class FakeResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Nothing comes near by itself: a person presses. */
class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

type Reply = (request: unknown) => unknown;
let replyOfWorkers: Reply = () => undefined;

/**
 * Sets the answer of workers from now on, none where it is undefined. Their code runs beside a
 * page, which these tests have not.
 */
export function setWorkerReply(reply: Reply): void {
  replyOfWorkers = reply;
}

class FakeWorker extends EventTarget {
  onmessage: ((event: MessageEvent) => void) | null = null;
  postMessage(request: unknown): void {
    const data = replyOfWorkers(request);
    if (data === undefined) return;
    queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}

/** Takes every stroke and shows none. */
const CANVAS_CONTEXT = new Proxy(
  {},
  {
    get: (_, name) => () => (name === 'measureText' ? { width: 0 } : undefined),
    set: () => true,
  },
);

/** Pixels that nobody sees. */
class FakeImageData {}

/** Opens never, so that no live notice comes in between. */
class FakeEventSource extends EventTarget {
  readonly readyState = 0;
  close(): void {}
}

// The real ones, also while a test has put others in their place.
const { setTimeout, clearTimeout, setImmediate } = globalThis as typeof globalThis & {
  setImmediate: (callback: () => void) => void;
};
/** React draws in turns of the loop; a frame comes after what was to be drawn before it. */
const TURNS_OF_FRAME = 5;

function runAfterTurns(turns: number, callback: () => void): void {
  if (turns === 0) callback();
  else setImmediate(() => runAfterTurns(turns - 1, callback));
}

Object.assign(globalThis, {
  requestAnimationFrame: (callback: FrameRequestCallback) =>
    setTimeout(() => runAfterTurns(TURNS_OF_FRAME, () => callback(performance.now()))),
  cancelAnimationFrame: clearTimeout,
  matchMedia: (query: string) => new FakeMediaQueryList(query),
  ResizeObserver: FakeResizeObserver,
  IntersectionObserver: FakeIntersectionObserver,
  EventSource: FakeEventSource,
  ImageData: FakeImageData,
  Worker: FakeWorker,
  scrollTo: () => undefined,
});
Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
});
Object.assign(HTMLCanvasElement.prototype, {
  getContext: (kind: string) => (kind === '2d' ? CANVAS_CONTEXT : null),
  toDataURL: () => 'data:image/png;base64,',
});
