import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { toClassNames } from './class-names.ts';

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean | 'indeterminate';
  onChange: (checked: boolean) => void;
  error?: ReactNode;
  disabled?: boolean;
  name?: string;
  required?: boolean;
  className?: string;
}

export function Checkbox({
  label,
  checked,
  onChange,
  error,
  disabled = false,
  required = false,
  className,
  ...rest
}: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className="flex min-h-6 items-start gap-2.25 py-0.5">
        <Radix.Root
          {...rest}
          id={id}
          checked={checked}
          onCheckedChange={(next) => onChange(next === true)}
          disabled={disabled}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
          className={toClassNames(
            'hit-area focus-ring mt-0.5 grid size-4 flex-none place-items-center rounded-[4px] border-[1.5px] border-border-input bg-surface text-on-accent transition-[background-color,border-color]',
            'hover:border-text-3 data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent',
            'disabled:opacity-50 forced-colors:data-[state=checked]:text-[CanvasText]',
            error && 'border-bad',
          )}
        >
          <Radix.Indicator>
            {checked === 'indeterminate' ? (
              <Minus aria-hidden="true" className="size-3 stroke-3" />
            ) : (
              <Check aria-hidden="true" className="size-3 stroke-3" />
            )}
          </Radix.Indicator>
        </Radix.Root>
        <label
          htmlFor={id}
          className={toClassNames('type-body min-w-0 cursor-pointer', disabled && 'text-text-3')}
        >
          {label}
        </label>
      </div>
      {error && (
        <div id={`${id}error`} className="type-small mt-0.5 pl-6.25 text-bad">
          {error}
        </div>
      )}
    </div>
  );
}
