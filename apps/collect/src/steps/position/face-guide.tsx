import { toClassNames } from '@fovea/ui';

export interface FaceGuideProps {
  isGood: boolean;
  /** Without one a drawing shows how the face should sit. */
  hasMirror: boolean;
}

/** The oval to put the face into. */
export function FaceGuide({ isGood, hasMirror }: FaceGuideProps) {
  return (
    <svg
      viewBox="0 0 170 206"
      aria-hidden="true"
      className="h-[min(46svh,22rem)] w-auto max-w-full"
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
