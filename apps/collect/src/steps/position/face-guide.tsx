import { toClassNames } from '@fovea/ui';
import type { Hold } from '#shared/turn-hint.tsx';

export interface FaceGuideProps {
  isGood: boolean;
  device: Hold['device'];
  /** Without one a drawing shows how the face should sit. */
  hasMirror: boolean;
}

/**
 * Share of the mirror's longer side: as high as a face at the advised distance, seen with the focal
 * length that the tracker assumes. The mirror fills the screen, but on a phone that lies it is as
 * high as the screen.
 */
const HEIGHTS = {
  mobile: 'h-[46svh] lying:h-[62svh]',
  tablet: 'h-[36svmax]',
} as const satisfies Record<Hold['device'], string>;

/** The oval to put the face into. */
export function FaceGuide({ isGood, device, hasMirror }: FaceGuideProps) {
  return (
    <svg
      viewBox="0 0 170 206"
      aria-hidden="true"
      className={toClassNames('w-auto max-w-full', HEIGHTS[device])}
    >
      {!hasMirror && <DrawnFace />}
      <ellipse
        cx="85"
        cy="103"
        rx="72"
        ry="94"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={isGood ? undefined : '10 9'}
        className={toClassNames(
          'transition-[stroke] forced-colors:stroke-[CanvasText]',
          isGood ? 'stroke-good' : 'stroke-warn',
        )}
      />
    </svg>
  );
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
