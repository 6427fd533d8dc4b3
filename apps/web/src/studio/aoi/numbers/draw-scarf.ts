import type { Scarf } from '@fovea/stage';

export const SCARF_ROW_PX = 5;
const GAP_PX = 1;

export interface ScarfLook {
  /** Slots of the palette, by area. */
  readonly colors: readonly number[];
  readonly durationMs: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** How far it is scrolled. */
  readonly fromPx: number;
}

/** The rows that can be seen. Fixations of one colour are one path. */
export function drawScarf(canvas: HTMLCanvasElement, scarf: Scarf, look: ScarfLook): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { colors, widthPx, heightPx } = look;
  const ratio = window.devicePixelRatio;
  canvas.width = Math.round(widthPx * ratio);
  canvas.height = Math.round(heightPx * ratio);
  canvas.style.height = `${heightPx}px`;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const style = getComputedStyle(canvas);
  trace(context, scarf, look, -1);
  context.fillStyle = style.getPropertyValue('--surface-3');
  context.fill();
  colors.forEach((slot, area) => {
    trace(context, scarf, look, area);
    context.fillStyle = style.getPropertyValue(`--c${slot}`);
    context.fill();
  });
}

function trace(
  context: Pick<CanvasRenderingContext2D, 'beginPath' | 'rect'>,
  { people, starts, onsetMs, offsetMs, area }: Scarf,
  { durationMs, widthPx, heightPx, fromPx }: ScarfLook,
  wanted: number,
): void {
  const toPx = widthPx / durationMs;
  const first = Math.floor(fromPx / SCARF_ROW_PX);
  const end = Math.min(Math.ceil((fromPx + heightPx) / SCARF_ROW_PX), people.length);
  context.beginPath();
  for (let row = first; row < end; row++) {
    const y = row * SCARF_ROW_PX - fromPx;
    for (let i = starts[row] as number; i < (starts[row + 1] as number); i++) {
      if (area[i] !== wanted) continue;
      const x = (onsetMs[i] as number) * toPx;
      context.rect(x, y, (offsetMs[i] as number) * toPx - x, SCARF_ROW_PX - GAP_PX);
    }
  }
}
