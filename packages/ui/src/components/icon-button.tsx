import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';
import { toClassNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Name of the button for everybody: the tooltip, and what is read aloud. */
  label: string;
  keys?: readonly string[];
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A toggle that is on. */
  pressed?: boolean;
  children: ReactNode;
}

export function IconButton({
  label,
  keys,
  variant = 'quiet',
  size = 'default',
  pressed,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} keys={keys}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        aria-pressed={pressed}
        className={toClassNames(
          buttonLook({ variant, size, shape: 'icon' }),
          pressed && 'bg-surface-3 text-text',
          className,
        )}
      >
        {children}
      </button>
    </Tooltip>
  );
}
