import { RadioGroup } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { toClassNames } from './class-names.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Shows the icon alone; the label is read aloud. */
  iconOnly?: boolean;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'default' | 'touch';
  wide?: boolean;
  className?: string;
}

const STEPS: Readonly<Record<string, number | undefined>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** A radio group in one piece: arrow keys move, one is always chosen. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  size = 'default',
  wide = false,
  className,
}: SegmentedControlProps<Value>) {
  // Radix chooses only if the key is still down when the focus arrives, which a slow device misses.
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const usable = segments.filter(({ disabled }) => !disabled);
    const at = usable.findIndex((segment) => segment.value === value);
    const next = usable.at((at + step) % usable.length);
    if (next !== undefined && next.value !== value) onChange(next.value);
  };
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      onKeyDown={handleKey}
      className={toClassNames(
        'inline-flex max-w-full gap-0.5 rounded-[9px] border border-border bg-surface-2 p-0.5',
        wide && 'flex w-full',
        className,
      )}
    >
      {segments.map((segment) => (
        <RadioGroup.Item
          key={segment.value}
          value={segment.value}
          disabled={segment.disabled ?? false}
          aria-label={segment.iconOnly ? segment.label : undefined}
          className={toClassNames(
            'focus-ring type-small inline-flex min-w-7 items-center justify-center gap-1.5 rounded-chip px-2.5 font-medium text-[0.78125rem] text-text-2 transition-[color,background-color,box-shadow]',
            'hover:text-text disabled:pointer-events-none disabled:opacity-50',
            'data-[state=checked]:bg-raised data-[state=checked]:text-text data-[state=checked]:shadow-[var(--e1),0_0_0_1px_var(--raised-edge)]',
            size === 'touch' ? 'min-h-10' : 'min-h-6.5',
            wide && 'flex-1',
            segment.iconOnly && 'px-1.5',
          )}
        >
          {segment.icon}
          {!segment.iconOnly && segment.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
