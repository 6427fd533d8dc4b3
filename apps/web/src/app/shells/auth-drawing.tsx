import { useTexts } from './texts.ts';

/** Looks in a drawing of 720 by 900 units: x, y and radius of each, in order. */
const LOOKS = [
  [428, 436, 27],
  [276, 238, 17],
  [372, 246, 11],
  [378, 428, 21],
  [404, 486, 15],
  [292, 592, 10],
  [344, 662, 20],
  [436, 664, 12],
] as const;
const WAY = LOOKS.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
/** The heat ramp: offset, colour, opacity. */
const EMBER = [
  [0, '#fcffbe', 0.95],
  [0.2, '#fbb43c', 0.85],
  [0.45, '#ed6925', 0.55],
  [0.7, '#bc3754', 0.28],
  [1, '#781c6d', 0],
] as const;
const LAST = LOOKS[LOOKS.length - 1] ?? LOOKS[0];

/** Quiet, dark in both themes, and still when motion is reduced. */
export function AuthDrawing() {
  const t = useTexts();
  return (
    <div
      aria-hidden="true"
      data-theme="dark"
      className="sticky top-0 hidden h-dvh overflow-hidden bg-stage lg:block"
    >
      <svg
        viewBox="0 0 720 900"
        preserveAspectRatio="xMidYMid slice"
        className="block size-full"
        role="presentation"
      >
        <defs>
          <radialGradient id="auth-heat">
            {EMBER.map(([offset, color, opacity]) => (
              <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
            ))}
          </radialGradient>
          <pattern id="auth-dots" width="24" height="24" patternUnits="userSpaceOnUse">
            <circle cx="1" cy="1" r="1" className="fill-border" />
          </pattern>
        </defs>
        <rect width="720" height="900" fill="url(#auth-dots)" />
        <Phone />
        <g className="mix-blend-screen">
          <circle cx="420" cy="448" r="112" fill="url(#auth-heat)" opacity="0.8" />
          <circle cx="292" cy="242" r="82" fill="url(#auth-heat)" opacity="0.5" />
          <circle cx="372" cy="660" r="84" fill="url(#auth-heat)" opacity="0.55" />
        </g>
        <path d={WAY} fill="none" strokeWidth="6" className="stroke-stage/60" />
        <path d={WAY} fill="none" strokeWidth="1.6" className="stroke-accent-text" />
        {LOOKS.map(([x, y, r], i) => (
          <g key={`${x}`}>
            <circle
              cx={x}
              cy={y}
              r={r}
              strokeWidth="1.5"
              className="fill-accent/80 stroke-on-accent"
            />
            <text
              x={x}
              y={y + 4}
              textAnchor="middle"
              className="fill-on-accent font-semibold text-[11px]"
            >
              {i + 1}
            </text>
          </g>
        ))}
        <circle
          cx={LAST[0]}
          cy={LAST[1]}
          r={LAST[2]}
          fill="none"
          strokeWidth="1.5"
          className="origin-center animate-[gaze-pulse_2.4s_ease-out_infinite] stroke-on-accent [transform-box:fill-box] motion-reduce:hidden"
        />
        <circle
          r="5"
          style={{ offsetPath: `path("${WAY}")` }}
          className="animate-[gaze-walk_6s_linear_infinite] fill-on-accent motion-reduce:hidden"
        />
        <g fill="none" className="stroke-border-input">
          <path d="M455 430 520 400H580" />
          <path d="M258 238 190 206H150" />
          <path d="M452 664 520 700H580" />
        </g>
        <Tag x={588} y={398} title={t('drawingFirst')} text={t('drawingSoon')} />
        <Tag x={142} y={204} title={t('drawingHeadline')} text={t('drawingSeen')} atEnd />
        <Tag x={588} y={698} title={t('drawingButton')} text={t('drawingLate')} />
      </svg>
      <p className="type-body absolute inset-x-8 bottom-8 text-balance text-center text-text-3">
        {t('drawingNote')}
      </p>
    </div>
  );
}

function Phone() {
  return (
    <>
      <g fill="none" strokeWidth="1.5" className="stroke-border-input">
        <rect x="200" y="120" width="344" height="660" rx="44" className="fill-surface" />
        <rect x="212" y="132" width="320" height="636" rx="34" className="stroke-border-2" />
        <rect
          x="330"
          y="148"
          width="84"
          height="20"
          rx="10"
          className="fill-stage stroke-border-2"
        />
      </g>
      <g className="fill-surface-3">
        <rect x="240" y="214" width="190" height="26" rx="8" />
        <rect x="240" y="250" width="132" height="26" rx="8" />
        <rect x="240" y="292" width="96" height="9" rx="4.5" />
        <rect x="240" y="330" width="264" height="230" rx="20" />
        <rect x="240" y="584" width="150" height="10" rx="5" />
        <rect x="240" y="602" width="104" height="10" rx="5" />
        <rect x="240" y="636" width="264" height="52" rx="26" className="fill-accent-bg" />
      </g>
      <circle cx="372" cy="445" r="62" className="fill-border-2" />
      <path d="M318 470q54-92 108 0q-54 44-108 0z" className="fill-border-input" />
    </>
  );
}

interface TagProps {
  x: number;
  y: number;
  title: string;
  text: string;
  atEnd?: boolean;
}

function Tag({ x, y, title, text, atEnd = false }: TagProps) {
  return (
    <g textAnchor={atEnd ? 'end' : 'start'}>
      <text x={x} y={y} className="fill-text font-semibold text-[13px]">
        {title}
      </text>
      <text x={x} y={y + 18} className="fill-text-3 text-[12px]">
        {text}
      </text>
    </g>
  );
}
