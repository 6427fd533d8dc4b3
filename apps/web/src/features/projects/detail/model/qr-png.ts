import type { QrCode } from '@fovea/ui/qr';

const QUIET_MODULES = 4;
const MODULE_PX = 16;
/** Runs of dark modules: where they begin, and how long they are. */
const RECTANGLES = /M(\d+) (\d+)h(\d+)/g;

/** For slides and documents that take no SVG: black on white with its rim. */
export function toQrPng({ modules, path }: QrCode): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = (modules + 2 * QUIET_MODULES) * MODULE_PX;
  const context = canvas.getContext('2d');
  if (context === null) return '';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(MODULE_PX, MODULE_PX);
  context.translate(QUIET_MODULES, QUIET_MODULES);
  context.fillStyle = '#000';
  for (const [, x, y, run] of path.matchAll(RECTANGLES)) {
    context.fillRect(Number(x), Number(y), Number(run), 1);
  }
  return canvas.toDataURL('image/png');
}
