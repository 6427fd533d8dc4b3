import type { Canvas2D } from '#canvas.ts';
import type { ViewScene } from '#view-scene.ts';

/** A map over its picture, enlarged smoothly. */
export function paintHeatOverlay(canvas: Canvas2D, { heat, place, options }: ViewScene): void {
  if (heat === undefined) return;
  canvas.globalAlpha = options.opacity;
  canvas.imageSmoothingEnabled = true;
  const { image, widthPx, heightPx } = heat;
  const { xPx, yPx } = place;
  canvas.drawImage(image, 0, 0, widthPx, heightPx, xPx, yPx, place.widthPx, place.heightPx);
  canvas.globalAlpha = 1;
}
