import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { toClassNames } from './class-names.ts';

export interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  labelHidden?: boolean;
  className?: string;
}

/** Takes effect at once; a Checkbox waits for its form. */
export function Switch({
  label,
  hint,
  checked,
  onChange,
  disabled = false,
  labelHidden = false,
  className,
}: SwitchProps) {
  const id = useId();
  return (
    <div className={toClassNames('flex min-h-6 items-center gap-3', className)}>
      <label
        htmlFor={id}
        className={toClassNames(
          'type-body min-w-0 flex-1 cursor-pointer',
          labelHidden && 'sr-only',
        )}
      >
        {label}
        {hint && <span className="type-small block text-text-3">{hint}</span>}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="hit-area focus-ring h-4.5 w-7.5 flex-none rounded-full bg-border-input transition-colors disabled:opacity-50 data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="keep-color block size-3.5 translate-x-0.5 rounded-full bg-[#fff] shadow-[0_1px_2px_rgb(0_0_0/0.3)] transition-transform motion-reduce:transition-none data-[state=checked]:translate-x-3.5" />
      </Radix.Root>
    </div>
  );
}
