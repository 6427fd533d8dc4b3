import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonLook } from './button-look.ts';
import { toClassNames } from './class-names.ts';
import { useReturnFocus } from './return-focus.ts';
import { useScrollFocus } from './scroll-focus.ts';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** A panel from the right edge; on narrow screens it covers the page. */
export function Sheet({ open, onOpenChange, title, closeLabel, children, footer }: SheetProps) {
  const { remember, giveBack } = useReturnFocus();
  const scrollFocus = useScrollFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="layer-fade fixed inset-0 z-(--z-drawer) bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          className="layer-side fixed inset-y-0 right-0 z-(--z-drawer) flex w-full flex-col border-border border-l bg-surface text-text shadow-e3 outline-none md:w-100"
        >
          <div className="flex min-h-14 flex-none items-center gap-3 border-border border-b pr-14 pl-5">
            <Radix.Title className="type-h3 min-w-0 flex-1 truncate">{title}</Radix.Title>
          </div>
          <div
            {...scrollFocus}
            className="min-h-0 flex-1 overflow-y-auto p-5 focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2"
          >
            {children}
          </div>
          {footer && (
            <div className="flex flex-none justify-end gap-2 border-border border-t bg-surface-2 px-5 py-3.5">
              {footer}
            </div>
          )}
          <Radix.Close
            aria-label={closeLabel}
            className={toClassNames(
              buttonLook({ variant: 'quiet', shape: 'icon' }),
              'absolute top-3 right-3',
            )}
          >
            <X aria-hidden="true" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
