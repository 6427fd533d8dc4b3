import { Drawing } from '@fovea/ui';

/** A page with its path, and a bar for each part that was looked at. */
export function SeeDrawing() {
  return (
    <Drawing>
      <rect x="22" y="16" width="60" height="88" rx="7" className="fill-surface" />
      <circle cx="52" cy="52" r="21" stroke="none" className="fill-accent-bg" />
      <path d="M36 40 58 34 50 60 66 84" className="stroke-accent" />
      <circle cx="36" cy="40" r="4" stroke="none" className="fill-accent" />
      <circle cx="58" cy="34" r="3" stroke="none" className="fill-accent" />
      <circle cx="50" cy="60" r="6" stroke="none" className="fill-accent" />
      <circle cx="66" cy="84" r="3.500" stroke="none" className="fill-accent" />
      <path d="M98 36h40M98 60h26M98 84h14" />
      <path d="M98 44h30" className="stroke-accent" strokeWidth="4" />
      <path d="M98 68h18" className="stroke-accent" strokeWidth="4" />
      <path d="M98 92h9" className="stroke-accent" strokeWidth="4" />
    </Drawing>
  );
}
