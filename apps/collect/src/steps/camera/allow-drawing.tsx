import type { ReactNode } from 'react';
import type { BrowserKind } from './browser-kind.ts';

/** The sign beside the address that opens what a page may do, in each browser. */
const SIGNS: Readonly<Record<BrowserKind, ReactNode>> = {
  chrome: (
    <path d="M-5-3h6M5-3h0M-5 3h0M-1 3h6M3-3m-2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0M-3 3m-2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0" />
  ),
  safari: <path d="M-5-5h10v6h-10zM-5 4h10" />,
  samsung: <path d="M-4-1h8v6h-8zM-2.5-1v-2a2.5 2.5 0 0 1 5 0v2" />,
};
/** Safari has its address at the lower edge. */
const BAR_Y: Readonly<Record<BrowserKind, number>> = { chrome: 22, safari: 98, samsung: 22 };

/** A phone whose address bar shows where to tap. */
export function AllowDrawing({ browser }: { browser: BrowserKind }) {
  const y = BAR_Y[browser];
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      className="mx-auto my-5 h-36 flex-none fill-none stroke-text lying:m-0 lying:h-30"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="20" y="4" width="120" height="112" rx="12" />
      <rect
        x="30"
        y={y - 9}
        width="100"
        height="18"
        rx="9"
        className="fill-accent-bg stroke-none"
      />
      <path d={`M58 ${y}h50`} className="stroke-border-input" />
      <g transform={`translate(42 ${y})`} className="stroke-accent">
        {SIGNS[browser]}
      </g>
      <circle cx="42" cy={y} r="13" className="stroke-accent" strokeDasharray="3 4" />
      <path d="M52 52h56M52 62h40M52 72h48" className="stroke-border-input" />
    </svg>
  );
}
