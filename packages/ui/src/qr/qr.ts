import { create } from 'qrcode';

/** The rim that scanners need, in modules. */
const QUIET_MODULES = 4;

export interface QrCode {
  /** Modules of one side, without the rim. */
  readonly modules: number;
  /** An SVG path in modules; runs of dark modules are one rectangle. */
  readonly path: string;
}

export function toQrCode(text: string): QrCode {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; ) {
      let end = x;
      while (end < modules.size && modules.get(y, end)) end += 1;
      if (end > x) path += `M${x} ${y}h${end - x}v1h-${end - x}z`;
      x = Math.max(end, x + 1);
    }
  }
  return { modules: modules.size, path };
}

/** A file for print: black on white with its rim. */
export function toQrFile({ modules, path }: QrCode): string {
  const side = modules + 2 * QUIET_MODULES;
  const box = `${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M${-QUIET_MODULES} ${-QUIET_MODULES}h${side}v${side}h${-side}z"/>`,
    `<path fill="#000" d="${path}"/>`,
    '</svg>',
  ].join('');
}
