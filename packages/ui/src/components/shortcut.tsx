import { toClassNames } from './class-names.ts';

export interface ShortcutProps {
  /** One entry per key, as printed on it: `['Ctrl', 'K']`. */
  keys: readonly string[];
  /** On a filled button. */
  onFill?: boolean;
  className?: string;
}

export function Shortcut({ keys, onFill = false, className }: ShortcutProps) {
  return (
    <span className={toClassNames('inline-flex gap-0.5', className)}>
      {keys.map((key) => (
        <kbd
          key={key}
          className={toClassNames(
            'inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-[4px] border px-1 font-medium font-sans text-[0.6875rem] leading-none',
            onFill
              ? 'border-transparent bg-[rgb(255_255_255/0.18)] text-current'
              : 'border-border-2 bg-surface text-text-3',
          )}
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
