/**
 * What painters need of a 2D canvas. A browser's canvas has it, and so has one on a server; colours
 * are `unknown` because a canvas also takes gradients.
 */
export interface Canvas2D {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  globalAlpha: number;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  beginPath(): void;
  arc(x: number, y: number, radius: number, startAngle: number, endAngle: number): void;
  fill(): void;
  stroke(): void;
}

export interface StageCanvas {
  /** Device px. */
  width: number;
  height: number;
  getContext(kind: '2d'): Canvas2D | null;
}
