import { useState } from 'react';
import { toClassNames } from './class-names.ts';
import { toDigits } from './code-digits.ts';
import { Field, type FieldProps } from './field.tsx';

export interface CodeFieldProps
  extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'aside' | 'labelHidden'> {
  value: string;
  onChange: (value: string) => void;
  /** Called once when the last figure is in. */
  onComplete?: ((value: string) => void) | undefined;
  length?: number;
  disabled?: boolean;
  name?: string;
  className?: string;
}

/** Boxes drawn under one input, so that pasting, deleting and codes from the keyboard just work. */
export function CodeField({
  value,
  onChange,
  onComplete,
  length = 6,
  disabled = false,
  name,
  label,
  hint,
  error,
  aside,
  labelHidden = false,
  className,
}: CodeFieldProps) {
  const [isFocused, setIsFocused] = useState(false);
  const handleText = (text: string) => {
    const digits = toDigits(text, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  const active = Math.min(value.length, length - 1);
  return (
    <Field {...{ label, hint, error, aside, labelHidden }} className={className}>
      {(control) => (
        <span className="relative block max-w-92">
          <input
            {...control}
            name={name}
            value={value}
            disabled={disabled}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            onChange={(event) => handleText(event.target.value)}
            onPaste={(event) => {
              event.preventDefault();
              handleText(event.clipboardData.getData('text'));
            }}
            onFocus={() => setIsFocused(true)}
            onBlur={() => setIsFocused(false)}
            className="absolute inset-0 z-1 size-full cursor-text bg-transparent text-[1rem] text-transparent caret-transparent opacity-0 outline-none"
          />
          <span aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-2">
            {Array.from({ length }, (_, slot) => slot).map((slot) => (
              <span
                key={slot}
                data-active={(isFocused && slot === active) || undefined}
                className={toClassNames(
                  'tnum grid h-13 min-w-0 place-items-center rounded-touch border border-border-input bg-surface font-semibold text-[1.25rem] text-text transition-[border-color,box-shadow]',
                  'data-active:border-focus data-active:shadow-[0_0_0_1px_var(--focus),0_0_0_4px_var(--accent-bg)] forced-colors:data-active:border-2',
                  error &&
                    'border-bad text-bad data-active:border-bad data-active:shadow-[0_0_0_1px_var(--bad),0_0_0_4px_var(--bad-bg)]',
                  disabled && 'border-border bg-surface-2 text-text-3',
                )}
              >
                {value[slot] ??
                  (isFocused && slot === active && (
                    <span className="h-6 w-0.5 animate-[caret_1s_steps(1)_infinite] motion-reduce:animate-none rounded-full bg-focus" />
                  ))}
              </span>
            ))}
          </span>
        </span>
      )}
    </Field>
  );
}
