import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';
import { toClassNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `danger` is red text; `danger-fill` only inside the dialog that confirms. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the width of its place. */
  wide?: boolean;
  /** Stays as wide as it was, cannot be pressed, and keeps the focus. */
  loading?: boolean;
  iconLeft?: ReactNode;
  iconRight?: ReactNode;
}

export function Button({
  variant = 'secondary',
  size = 'default',
  wide = false,
  loading = false,
  iconLeft,
  iconRight,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      onMouseDown={type === 'submit' ? keepFocus : undefined}
      {...rest}
      type={loading ? 'button' : type}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
      className={toClassNames(buttonLook({ variant, size, wide }), className)}
    >
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span
        className={toClassNames('inline-flex items-center gap-[inherit]', loading && 'opacity-0')}
      >
        {iconLeft}
        {children}
        {iconRight}
      </span>
    </button>
  );
}

/** The field that is left might show an error, and push the button away from under the pointer. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
