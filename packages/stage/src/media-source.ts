/** What a clock needs of a film that is its time. */
export interface MediaSource {
  /** Of the frame that is shown. */
  getTimeMs(): number;
  play(): void;
  pause(): void;
  seek(timeMs: number): void;
  setRate(rate: number): void;
  /** Calls back once, when the next frame is shown. */
  requestFrame(callback: () => void): number;
  cancelFrame(handle: number): void;
  /** `ended`: its last frame was shown; `failed`: it cannot be played. */
  subscribe(listener: (event: 'ended' | 'failed') => void): () => void;
}
