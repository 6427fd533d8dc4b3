import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { toClassNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import { INPUT_TEXT } from './input-box.ts';

const BIG_STEP = 10;

export interface NumberStepperProps
  extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'labelHidden'> {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  unit?: string;
  decreaseLabel: string;
  increaseLabel: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

/** A number with buttons. Arrow keys move it, ten times as far with Shift; typing counts on leaving. */
export function NumberStepper({
  value,
  onChange,
  min,
  max,
  step = 1,
  unit,
  decreaseLabel,
  increaseLabel,
  name,
  disabled = false,
  className,
  ...field
}: NumberStepperProps) {
  const [typed, setTyped] = useState<string>();
  const put = (next: number) => {
    const inside = Math.min(max, Math.max(min, Math.round(next / step) * step));
    if (inside !== value) onChange(inside);
  };
  const commit = () => {
    const number = Number(typed?.replaceAll(',', '') || Number.NaN);
    if (Number.isFinite(number)) put(number);
    setTyped(undefined);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return commit();
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    setTyped(undefined);
    put(value + direction * step * (event.shiftKey ? BIG_STEP : 1));
  };
  const button =
    'hit-area grid w-9 flex-none place-items-center text-text-2 transition-colors hover:bg-surface-2 hover:text-text disabled:opacity-40 disabled:hover:bg-transparent focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2';
  return (
    <Field {...field} className={className}>
      {(control) => (
        <span
          className={toClassNames(
            'field-edge type-body flex min-h-9 w-fit overflow-hidden rounded-control bg-surface',
            disabled && 'opacity-60',
          )}
        >
          <button
            type="button"
            aria-label={decreaseLabel}
            disabled={disabled || value <= min}
            onClick={() => put(value - step)}
            className={toClassNames(button, 'rounded-l-[7px] border-border border-r')}
          >
            <Minus aria-hidden="true" />
          </button>
          <span className="flex items-center px-2">
            <input
              {...control}
              name={name}
              role="spinbutton"
              inputMode="decimal"
              autoComplete="off"
              disabled={disabled}
              aria-valuenow={value}
              aria-valuemin={min}
              aria-valuemax={max}
              value={typed ?? String(value)}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={commit}
              onKeyDown={handleKey}
              className={toClassNames(INPUT_TEXT, 'tnum w-14 flex-none text-center font-semibold')}
            />
            {unit && <span className="text-text-3">{unit}</span>}
          </span>
          <button
            type="button"
            aria-label={increaseLabel}
            disabled={disabled || value >= max}
            onClick={() => put(value + step)}
            className={toClassNames(button, 'rounded-r-[7px] border-border border-l')}
          >
            <Plus aria-hidden="true" />
          </button>
        </span>
      )}
    </Field>
  );
}
