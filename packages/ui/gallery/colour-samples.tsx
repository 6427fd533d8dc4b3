import type { Texts } from './texts.ts';

const SWATCHES = [
  'bg-bg',
  'bg-surface',
  'bg-surface-2',
  'bg-surface-3',
  'bg-stage',
  'bg-accent',
  'bg-accent-bg',
  'bg-good',
  'bg-warn',
  'bg-bad',
  'bg-info',
  'bg-imm-1',
  'bg-imm-2',
  'bg-imm-3',
  'bg-c1',
  'bg-c2',
  'bg-c3',
  'bg-c4',
  'bg-c5',
  'bg-c6',
  'bg-c7',
  'bg-c8',
] as const;
const ROLES = [
  'type-h1',
  'type-h2',
  'type-dialog',
  'type-h3',
  'type-lead',
  'type-public',
  'type-body',
  'type-small',
] as const;

export function ColourSamples({ texts }: { texts: Texts }) {
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        {SWATCHES.map((name) => (
          <span
            key={name}
            className={`keep-color size-7 rounded-control border border-border-2 ${name}`}
          />
        ))}
      </div>
      <div className="flex flex-col gap-1">
        {ROLES.map((role) => (
          <p key={role} className={role}>
            {texts.sentence}
          </p>
        ))}
        <p className="type-number">1,234 · 69%</p>
        <p className="type-id type-h2">KX4-72P0</p>
      </div>
    </>
  );
}
