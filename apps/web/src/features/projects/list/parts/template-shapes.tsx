import type { ReactNode } from 'react';

function Shape({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 84"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block w-30 flex-none stroke-text"
    >
      {children}
    </svg>
  );
}

/** The question that follows the pictures. */
function Question() {
  return (
    <>
      <path d="M62 42h8m-3-3 3 3-3 3" />
      <rect x="77" y="8" width="36" height="68" rx="7" className="fill-surface" />
      <path d="M84 19h18" strokeWidth="3" />
      {[30, 44, 58].map((y) => (
        <rect
          key={y}
          x="83"
          y={y}
          width="24"
          height="9"
          rx="3"
          className={y === 44 ? 'fill-accent-bg stroke-accent' : 'stroke-border-2'}
        />
      ))}
    </>
  );
}

export function CustomShape() {
  return (
    <Shape>
      <rect x="42" y="8" width="36" height="68" rx="7" strokeDasharray="4 4" />
      <circle cx="60" cy="42" r="10" stroke="none" className="fill-accent-bg" />
      <path d="M60 37v10M55 42h10" className="stroke-accent" />
    </Shape>
  );
}

export function WideShape() {
  return (
    <Shape>
      <rect x="14" y="8" width="40" height="68" rx="7" className="fill-surface" />
      <rect x="18" y="16" width="32" height="24" rx="3" stroke="none" className="fill-imm-1" />
      <rect x="18" y="44" width="32" height="24" rx="3" stroke="none" className="fill-imm-2" />
      <Question />
    </Shape>
  );
}

export function SquareShape() {
  return (
    <Shape>
      <rect x="14" y="8" width="40" height="68" rx="7" className="fill-surface" />
      {[18, 35].map((x) => (
        <g key={x} stroke="none" className={x === 18 ? 'fill-imm-1' : 'fill-imm-2'}>
          <rect x={x} y="19" width="15" height="20" rx="3" />
          <rect x={53 - x} y="43" width="15" height="20" rx="3" />
        </g>
      ))}
      <Question />
    </Shape>
  );
}
