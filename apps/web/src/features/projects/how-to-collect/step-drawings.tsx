import type { ReactNode } from 'react';

/** 168 by 132 units, lines of 1.75 px, one filled shape and one accent each. */
function StepDrawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 168 132"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mx-auto block h-33 max-w-full stroke-text"
    >
      {children}
    </svg>
  );
}

interface PhoneProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

function Phone({ x, y, width, height }: PhoneProps) {
  const middle = x + width / 2;
  return (
    <>
      <rect {...{ x, y, width, height }} rx="9" className="fill-surface" />
      <path d={`M${middle - 6} ${y + 6.5}h12`} strokeWidth="3" />
    </>
  );
}

export function SendDrawing() {
  return (
    <StepDrawing>
      <Phone x={62} y={28} width={44} height={80} />
      <path d="M74 69h20M74 81h12" strokeWidth="5" className="stroke-border-2" />
      <rect x="22" y="44" width="52" height="30" rx="15" className="fill-accent-bg stroke-accent" />
      <path d="M36 59h18m-6-6 6 6-6 6" className="stroke-accent" />
    </StepDrawing>
  );
}

export function OpenDrawing() {
  return (
    <StepDrawing>
      <Phone x={58} y={20} width={52} height={96} />
      <circle cx="84" cy="64" r="14" stroke="none" className="fill-accent-bg" />
      <circle cx="84" cy="64" r="7" className="stroke-accent" />
      <circle cx="85.5" cy="62.5" r="2.5" stroke="none" className="fill-accent" />
      <rect x="68" y="90" width="32" height="10" rx="5" stroke="none" className="fill-accent" />
    </StepDrawing>
  );
}

export function SitDrawing({ distance }: { distance: string }) {
  return (
    <StepDrawing>
      <circle cx="56" cy="54" r="24" className="fill-accent-bg" />
      <path d="M48 52v.1M63 52v.1" strokeWidth="5" />
      <path d="M50 64q6 4 12 0M30 112q4-30 26-30t26 30" />
      <Phone x={122} y={42} width={26} height={50} />
      <path d="M86 58h30" strokeDasharray="4 4" className="stroke-accent" />
      <text
        x="101"
        y="50"
        textAnchor="middle"
        stroke="none"
        className="fill-accent-text font-semibold text-[10px]"
      >
        {distance}
      </text>
      <circle cx="20" cy="22" r="6" className="fill-warn-bg stroke-warn" />
      <path d="M20 9V6M20 38v-3M7 22H4M36 22h-3" className="stroke-warn" />
    </StepDrawing>
  );
}

export function DoneDrawing() {
  return (
    <StepDrawing>
      <Phone x={58} y={20} width={52} height={96} />
      <circle cx="84" cy="66" r="15" stroke="none" className="fill-good-bg" />
      <path d="m77 66 5 5 9-10" strokeWidth="2.2" className="stroke-good" />
      <g stroke="none" className="fill-accent">
        <circle cx="134" cy="44" r="3" />
        <circle cx="142" cy="66" r="4.5" />
        <circle cx="30" cy="58" r="4" />
      </g>
    </StepDrawing>
  );
}
