import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
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
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      orientation="horizontal"
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
