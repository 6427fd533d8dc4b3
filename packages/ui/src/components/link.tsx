import { ArrowUpRight } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';
import { toClassNames } from './class-names.ts';

const LOOKS = {
  accent: 'font-medium text-accent-text hover:underline',
  quiet: 'text-text-2 hover:text-text hover:underline',
  inline: 'underline decoration-border-input hover:decoration-current',
} as const;

export interface LinkProps extends ComponentProps<'a'> {
  look?: keyof typeof LOOKS;
  /** Leaves the site: a new tab, with an arrow. `externalLabel` is read aloud after the text. */
  external?: boolean;
  externalLabel?: string;
  /** Styles its one child instead of an `a`: a router's link. */
  asChild?: boolean;
}

export function Link({
  look = 'accent',
  external = false,
  externalLabel,
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const classes = toClassNames(
    'focus-ring rounded-[3px] underline-offset-2 transition-colors',
    LOOKS[look],
    className,
  );
  if (asChild) {
    return (
      <Slot.Root {...rest} className={classes}>
        {children}
      </Slot.Root>
    );
  }
  const outside = external ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...outside} {...rest} className={classes}>
      {children}
      {external && (
        <>
          <ArrowUpRight aria-hidden="true" className="ml-0.5 inline-block size-3.5 align-[-2px]" />
          {externalLabel && <span className="sr-only">{externalLabel}</span>}
        </>
      )}
    </a>
  );
}

export interface ButtonLinkProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  asChild?: boolean;
  children: ReactNode;
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'default',
  wide = false,
  asChild = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const Part = asChild ? Slot.Root : 'a';
  return (
    <Part {...rest} className={toClassNames(buttonLook({ variant, size, wide }), className)}>
      {children}
    </Part>
  );
}
