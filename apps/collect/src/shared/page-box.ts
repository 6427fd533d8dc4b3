import type { PageBox } from '@fovea/collect-client';

export type { PageBox };

let probe: HTMLElement | undefined;

/**
 * The box that pages fill, in whole CSS px: the small viewport, which no address bar ever covers.
 * The picture, the gaze and the stored viewport all use this one size.
 */
export function measurePageBox(): PageBox {
  if (probe === undefined) {
    probe = document.createElement('div');
    probe.className = 'pointer-events-none invisible fixed top-0 left-0 h-svh w-full';
    probe.setAttribute('aria-hidden', 'true');
    document.body.append(probe);
  }
  const { width, height } = probe.getBoundingClientRect();
  return { widthPx: Math.max(1, Math.floor(width)), heightPx: Math.max(1, Math.floor(height)) };
}
