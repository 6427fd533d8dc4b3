import {
  Drawing,
  type DrawingProps,
  EyeRing,
  GazeDots,
  PageCard,
  Phone,
  TextLines,
} from './parts.tsx';

/** A stack of pages with room for the first. */
export function NoProjectsDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="22" y="28" width="50" height="66" rx="7" strokeDasharray="4 5" opacity="0.45" />
      <rect x="88" y="28" width="50" height="66" rx="7" strokeDasharray="4 5" opacity="0.45" />
      <PageCard x={50} y={16} width={60} height={84} filled />
      <PageCard x={58} y={25} width={44} height={30} />
      <GazeDots
        spots={[
          { x: 68, y: 44, r: 3.5 },
          { x: 80, y: 35, r: 2.5 },
          { x: 92, y: 45, r: 4 },
        ]}
      />
      <TextLines x={60} y={67} widths={[34, 24]} />
      <path d="M80 82v10M75 87h10" className="stroke-accent" />
    </Drawing>
  );
}

/** A phone that waits for an eye. */
export function NoParticipantsDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <Phone x={30} y={12} width={48} height={96} filled />
      <TextLines x={41} y={34} widths={[26, 18]} />
      <rect x="41" y="52" width="26" height="26" rx="5" className="fill-surface" />
      <rect x="41" y="86" width="26" height="9" rx="4.5" stroke="none" className="fill-accent" />
      <path d="M86 60h14" strokeDasharray="2 5" className="stroke-accent" />
      <path
        d="M104 60c6-11 14-16 21-16s15 5 21 16c-6 11-14 16-21 16s-15-5-21-16Z"
        className="fill-surface"
      />
      <EyeRing x={125} y={60} r={9} look={[-0.3, 0]} />
    </Drawing>
  );
}

/** A page on which no path is drawn, and bars without a length. */
export function NoResultsDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <PageCard x={24} y={16} width={60} height={88} filled />
      <TextLines x={35} y={84} widths={[38, 26]} />
      <path d="M38 40 60 34 50 56 70 66" strokeDasharray="3 4" className="stroke-accent" />
      <circle cx="38" cy="40" r="4" className="fill-surface stroke-accent" />
      <circle cx="60" cy="34" r="3" className="fill-surface stroke-accent" />
      <circle cx="50" cy="56" r="6" className="fill-surface stroke-accent" />
      <circle cx="70" cy="66" r="3.500" className="fill-surface stroke-accent" />
      <path d="M102 28v64h40" />
      <path d="M108 42h30M108 60h20M108 78h10" strokeDasharray="3 4" opacity="0.45" />
    </Drawing>
  );
}

/** A phone whose path breaks off. */
export function OfflineDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <Phone x={22} y={14} width={46} height={92} />
      <circle cx="45" cy="60" r="14" stroke="none" className="fill-accent-bg" />
      <path d="M38 57a10 10 0 0 1 14 0M41.500 61.500a5 5 0 0 1 7 0" />
      <circle cx="45" cy="66" r="1.600" stroke="none" className="fill-text" />
      <path d="M74 60h14M112 60h12" strokeDasharray="3 4" />
      <path d="m94 53 12 14M106 53 94 67" className="stroke-accent" />
      <PageCard x={128} y={40} width={22} height={40} filled />
    </Drawing>
  );
}
