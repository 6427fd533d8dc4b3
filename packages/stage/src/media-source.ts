/** The part of a film that a clock uses when the film is its time. */
export interface MediaSource {
  /** Time of the frame that is shown. */
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
