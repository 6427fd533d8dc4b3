import type { Project } from '@fovea/contract';
import type { Size } from '@fovea/gaze/geometry';

/** Screens that stand for all phones and all tablets, in CSS px. */
const SCREENS = {
  mobile: { widthPx: 390, heightPx: 844 },
  tablet: { widthPx: 820, heightPx: 1180 },
} as const;

/** Of what participants hold, as they hold it. */
export function toScreenSize({
  device,
  orientation,
}: Pick<Project, 'device' | 'orientation'>): Size {
  const { widthPx, heightPx } = SCREENS[device];
  return orientation === 'portrait'
    ? { widthPx, heightPx }
    : { widthPx: heightPx, heightPx: widthPx };
}
