import type { Canvas2D } from '#canvas.ts';
import type { Scarf } from './aoi-strips.ts';

export const SCARF_ROW_PX = 5;
const GAP_PX = 1;

export interface ScarfLook {
  /** By area. */
  readonly colours: readonly string[];
  /** Colour of looks at no area. */
  readonly elsewhere: string;
  readonly durationMs: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** How far it is scrolled. */
  readonly fromPx: number;
}

/** The rows of people that can be seen. Fixations of one colour are one path. */
export function paintScarf(canvas: Canvas2D, scarf: Scarf, look: ScarfLook): void {
  canvas.clearRect(0, 0, look.widthPx, look.heightPx);
  paintArea(canvas, scarf, look, -1, look.elsewhere);
  for (const [area, colour] of look.colours.entries()) paintArea(canvas, scarf, look, area, colour);
}

function paintArea(
  canvas: Canvas2D,
  { people, starts, onsetMs, offsetMs, area }: Scarf,
  { durationMs, widthPx, heightPx, fromPx }: ScarfLook,
  wanted: number,
  colour: string,
): void {
  const toPx = widthPx / durationMs;
  const first = Math.floor(fromPx / SCARF_ROW_PX);
  const end = Math.min(Math.ceil((fromPx + heightPx) / SCARF_ROW_PX), people.length);
  canvas.beginPath();
  for (let row = first; row < end; row++) {
    const y = row * SCARF_ROW_PX - fromPx;
    for (let i = starts[row] as number; i < (starts[row + 1] as number); i++) {
      if (area[i] !== wanted) continue;
      const x = (onsetMs[i] as number) * toPx;
      canvas.rect(x, y, (offsetMs[i] as number) * toPx - x, SCARF_ROW_PX - GAP_PX);
    }
  }
  canvas.fillStyle = colour;
  canvas.fill();
}
