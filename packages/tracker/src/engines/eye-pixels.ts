import { cutEyePatches, findEyeBand, PATCH_SIZE, toGrey } from '#patches/index.ts';

/** Cuts both patches out of a frame; reads no more pixels than they need. */
export type PatchReader = (
  frame: CanvasImageSource,
  points: Float32Array,
  size: { readonly widthPx: number; readonly heightPx: number },
) => [Uint8Array, Uint8Array];

export function createPatchReader(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
): PatchReader {
  return (frame, points, size) => {
    const band = findEyeBand(points, size.widthPx, size.heightPx);
    if (band === null) {
      const blank = () => new Uint8Array(PATCH_SIZE.widthPx * PATCH_SIZE.heightPx);
      return [blank(), blank()];
    }
    const { xPx, yPx, widthPx, heightPx } = band;
    // A canvas only grows: a new size would clear and allocate it again for every frame.
    const { canvas } = context;
    if (canvas.width < widthPx) canvas.width = widthPx;
    if (canvas.height < heightPx) canvas.height = heightPx;
    context.drawImage(frame, xPx, yPx, widthPx, heightPx, 0, 0, widthPx, heightPx);
    const pixels = toGrey(context.getImageData(0, 0, widthPx, heightPx).data);
    return cutEyePatches({ pixels, ...band }, points, size);
  };
}
