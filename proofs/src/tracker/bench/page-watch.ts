/** When the page last began to handle an answer of a worker. */
export interface AnswerWatch {
  getStartMs(): number;
}

/**
 * Notes when an answer of a worker arrives, in a listener that comes before those of the engine and
 * does not touch the data, so that unpacking it counts.
 */
export function watchAnswers(): AnswerWatch {
  let startMs = 0;
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', () => {
        startMs = performance.now();
      });
    }
  };
  return { getStartMs: () => startMs };
}

/** Notes when the page began to handle a frame, and counts the frames that it was told of. */
export interface FrameWatch {
  countOffered(): number;
  getStartMs(): number;
  /** Time in callbacks that did not take their frame. */
  getDroppedMs(): number;
  /** Says that the frame at hand is taken. */
  take(): void;
  stop(): void;
}

export function watchFrames(video: HTMLVideoElement): FrameWatch {
  const request = video.requestVideoFrameCallback;
  let offered = 0;
  let startMs = 0;
  let droppedMs = 0;
  let isTaken = false;
  video.requestVideoFrameCallback = (callback) =>
    request.call(video, (nowMs, facts) => {
      startMs = performance.now();
      offered++;
      isTaken = false;
      callback(nowMs, facts);
      const spentMs = performance.now() - startMs;
      // A frame is given to the engine right after this callback, before any other task.
      queueMicrotask(() => {
        if (!isTaken) droppedMs += spentMs;
      });
    });
  return {
    countOffered: () => offered,
    getStartMs: () => startMs,
    getDroppedMs: () => droppedMs,
    take() {
      isTaken = true;
    },
    stop() {
      video.requestVideoFrameCallback = request;
    },
  };
}
