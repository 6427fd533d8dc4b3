import { toClassNames } from '@fovea/ui';
import { type ReactNode, useId } from 'react';

export interface ResultCardProps {
  icon: ReactNode;
  /** Where it was asked, and how. */
  kind: string;
  /** How many answered. */
  basis: string;
  title: string;
  children: ReactNode;
  foot?: ReactNode;
}

export function ResultCard({ icon, kind, basis, title, children, foot }: ResultCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col rounded-card border border-border bg-surface"
    >
      <div className="px-4 py-3">
        <p className="type-small flex items-center gap-1.5 text-text-3">
          {icon}
          <span className="min-w-0 flex-1 truncate">{kind}</span>
          <span className="tnum flex-none">{basis}</span>
        </p>
        <h2 id={id} className="type-h3 mt-1">
          {title}
        </h2>
      </div>
      {children}
      {foot && <p className="type-small px-4 py-3 text-text-3">{foot}</p>}
    </section>
  );
}

export interface ResultBarProps {
  name: string;
  picture?: ReactNode;
  countText: string;
  share: string;
  /** 0 to 1, of the longest. */
  length: number;
  isOn: boolean;
  /** True when the filter leaves nobody. */
  isOff: boolean;
  /** Said beside the name while it filters. */
  onText: string;
  onToggle: () => void;
}

/** A choice with its bar; pressed, everything on the screen is of those who made it. */
export function ResultBar(props: ResultBarProps) {
  const { name, picture, countText, share, length, isOn, isOff, onText, onToggle } = props;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={isOff}
      onClick={onToggle}
      className={toClassNames(
        'focus-ring flex w-full items-center gap-3 border-l-2 py-2 pr-4 pl-3.5 text-left transition-colors',
        isOn ? 'border-accent bg-accent-bg' : 'border-transparent',
        !isOn && !isOff && 'hover:bg-surface-2',
      )}
    >
      {picture}
      <span className="min-w-0 flex-1">
        <span className="type-body flex items-baseline gap-2">
          <span className="min-w-0 flex-1 font-medium" style={{ overflowWrap: 'anywhere' }}>
            {name}
            {isOn && <span className="type-small ml-2 text-accent-text">{onText}</span>}
          </span>
          <span className="tnum flex-none font-semibold">{countText}</span>
          <span className="tnum flex-none text-right text-text-2" style={{ width: '2.75rem' }}>
            {share}
          </span>
        </span>
        <span
          aria-hidden="true"
          className="edge-when-forced mt-1.5 block overflow-hidden rounded-full bg-surface-3"
          style={{ height: 10 }}
        >
          <span
            className={toClassNames(
              'keep-color block h-full rounded-full',
              isOn ? 'bg-accent' : 'bg-text-3',
            )}
            style={{ width: `${length * 100}%` }}
          />
        </span>
      </span>
    </button>
  );
}
