import type { ProjectSummary } from '@fovea/contract';

type Cover = Pick<ProjectSummary['covers'][number], 'widthPx' | 'heightPx'>;

interface CoverSize {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Stands on the lower edge and is cut there, as a phone is. */
  readonly isStanding: boolean;
}

const PHONE_WIDTH_PX = 78;
const TABLET_WIDTH_PX = 104;
const STANDING_MAX_HEIGHT_PX = 168;
/** Pictures lower than this would not reach the lower edge. */
const STANDING_MIN_HEIGHT_PX = 134;
/** Below this a picture fills the height of a phone. */
const PHONE_ASPECT = 0.65;
const WHOLE_AREA_PX = 104 * 104;
const WHOLE_MAX_WIDTH_PX = 168;
const WHOLE_MIN_HEIGHT_PX = 62;
/** Three have room beside each other. */
const MANY_SCALE = 0.8;

/** A picture looks like the screen that it was made for, a phone or a tablet, or is shown whole. */
export function toCoverSize({ widthPx, heightPx }: Cover, count: number): CoverSize {
  const aspect = widthPx / heightPx;
  const scale = count > 2 ? MANY_SCALE : 1;
  const standing = aspect < PHONE_ASPECT ? PHONE_WIDTH_PX : TABLET_WIDTH_PX * scale;
  if (standing / aspect >= STANDING_MIN_HEIGHT_PX) {
    return {
      widthPx: Math.round(standing),
      heightPx: Math.round(Math.min(standing / aspect, STANDING_MAX_HEIGHT_PX)),
      isStanding: true,
    };
  }
  const width = Math.min(Math.sqrt(WHOLE_AREA_PX * aspect), WHOLE_MAX_WIDTH_PX);
  const height = Math.max(width / aspect, WHOLE_MIN_HEIGHT_PX);
  return {
    widthPx: Math.round(width * scale),
    heightPx: Math.round(height * scale),
    isStanding: false,
  };
}
