import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { toClassNames } from './class-names.ts';
import { FLOATING } from './floating.ts';

export interface PopoverProps {
  label: string;
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  className?: string;
  /** Given, whoever draws it opens and closes it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A small panel beside its button, for a few controls. More belongs in a Dialog. */
export function Popover({
  label,
  trigger,
  children,
  align = 'start',
  side = 'bottom',
  className,
  ...opening
}: PopoverProps) {
  return (
    <Radix.Root {...opening}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={toClassNames(FLOATING, 'w-72 p-4 outline-none', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
