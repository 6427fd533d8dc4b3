import { toClassNames } from '@fovea/ui';
import type { FacePlace } from '#recording/gaze-source.ts';
import type { Hold } from '#shared/turn-hint.tsx';

/**
 * Share of the mirror's longer side: as high as a face at the advised distance, seen with the focal
 * length that the tracker assumes.
 */
const HEIGHTS = {
  mobile: 'h-[35svh] lying:h-[62svh]',
  tablet: 'h-[36svmax]',
} as const satisfies Record<Hold['device'], string>;

export interface FaceGuideProps {
  device: Hold['device'];
  /** Without one a drawing shows how the face should sit. */
  hasMirror: boolean;
  isGood: boolean;
}

/** The oval to put the face into. */
export function FaceGuide({ device, hasMirror, isGood }: FaceGuideProps) {
  return (
    <svg
      viewBox="0 0 170 206"
      aria-hidden="true"
      className={toClassNames('w-auto max-w-full', HEIGHTS[device])}
    >
      {!hasMirror && <DrawnFace />}
      <ellipse cx="85" cy="103" rx="72" ry="94" {...toLine(isGood)} />
    </svg>
  );
}

/** Points end at the hairline and at the chin; the ring also holds the hair. In heights and widths of the points. */
const RING = { middle: 0.42, tall: 0.66, wide: 0.6 } as const;
const FITS = [
  ['xMidYMid slice', 'lying:hidden'],
  ['xMidYMid meet', 'hidden lying:block'],
] as const;

/** The ring around the face that was found; it fits its box as the mirror's picture does. */
export function FaceRing({ place, isGood }: { place: FacePlace; isGood: boolean }) {
  const { left, top, width, height, pictureWidth, pictureHeight } = place;
  return FITS.map(([fit, shown]) => (
    <svg
      key={fit}
      viewBox={`0 0 ${pictureWidth} ${pictureHeight}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
      className={toClassNames('absolute inset-0 size-full -scale-x-100 overflow-visible', shown)}
    >
      <ellipse
        cx={left + width / 2}
        cy={top + RING.middle * height}
        rx={RING.wide * width}
        ry={RING.tall * height}
        vectorEffect="non-scaling-stroke"
        {...toLine(isGood)}
      />
    </svg>
  ));
}

function toLine(isGood: boolean) {
  return {
    fill: 'none',
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeDasharray: isGood ? undefined : '10 9',
    className: toClassNames(
      'transition-all forced-colors:stroke-[CanvasText]',
      isGood ? 'stroke-good' : 'stroke-warn',
    ),
  } as const;
}

function DrawnFace() {
  return (
    <>
      <ellipse cx="85" cy="104" rx="52" ry="68" className="fill-border-input opacity-30" />
      <g className="fill-none stroke-text-2" strokeWidth="2" strokeLinecap="round">
        <path d="M58 86q8-5 16 0M96 86q8-5 16 0M85 102v16M72 142q13 8 26 0" />
      </g>
      <g className="fill-text-2">
        <circle cx="66" cy="97" r="4" />
        <circle cx="104" cy="97" r="4" />
      </g>
    </>
  );
}
