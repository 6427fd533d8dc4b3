import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { buttonLook } from './button-look.ts';
import { toClassNames } from './class-names.ts';
import { useReturnFocus } from './return-focus.ts';
import { useScrollFocus } from './scroll-focus.ts';

const WIDTHS = {
  400: 'md:w-100',
  440: 'md:w-110',
  480: 'md:w-120',
  520: 'md:w-130',
  720: 'md:w-180',
} as const;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The footer: the safe button first, then the one that acts. */
  actions?: ReactNode;
  /** Stands at the left end of the footer. */
  footerAside?: ReactNode;
  widthPx?: keyof typeof WIDTHS;
  /** Confirms something that cannot be undone: the safe button has the focus. */
  danger?: boolean;
  /** A request runs: nothing closes it. */
  busy?: boolean;
  /** Name of the cross; without it there is none. */
  closeLabel?: string | undefined;
}

/**
 * Focus goes to the element with `data-initial-focus`, or to the first that takes it, stays inside,
 * and returns where it came from. On narrow screens it is a sheet at the bottom.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  footerAside,
  widthPx = 440,
  danger = false,
  busy = false,
  closeLabel,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  const { remember, giveBack } = useReturnFocus();
  const scrollFocus = useScrollFocus();
  const focusFirst = (event: Event) => {
    remember();
    const wanted =
      content.current?.querySelector<HTMLElement>('[data-initial-focus]') ??
      (danger ? footer.current?.querySelector('button') : undefined);
    if (!wanted) return;
    event.preventDefault();
    wanted.focus();
  };
  const stayWhenBusy = (event: Event) => {
    if (busy) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="layer-fade fixed inset-0 z-(--z-modal) bg-scrim" />
        <Radix.Content
          ref={content}
          role={danger ? 'alertdialog' : 'dialog'}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={stayWhenBusy}
          onInteractOutside={stayWhenBusy}
          className={toClassNames(
            'layer-dialog edge-when-forced fixed inset-x-0 bottom-0 z-(--z-modal) flex max-h-[92dvh] flex-col overflow-hidden rounded-t-dialog border border-border bg-surface text-text shadow-e3 outline-none',
            'md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-4rem)] md:max-w-[calc(100vw-4rem)] md:rounded-dialog',
            WIDTHS[widthPx],
          )}
        >
          <span
            aria-hidden="true"
            className="mx-auto mt-2 h-1 w-9 flex-none rounded-full bg-border-2 md:hidden"
          />
          <div
            {...scrollFocus}
            className="min-h-0 overflow-y-auto px-5 pt-4 pb-5 focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2 md:px-6 md:pt-5.5"
          >
            <Radix.Title className={toClassNames('type-dialog text-text', closeLabel && 'pr-10')}>
              {title}
            </Radix.Title>
            {description && (
              <Radix.Description className="type-body mt-1 text-pretty text-text-2">
                {description}
              </Radix.Description>
            )}
            {children && <div className="mt-4">{children}</div>}
          </div>
          {(actions || footerAside) && (
            <div
              ref={footer}
              className="flex flex-none flex-wrap items-center justify-end gap-2 border-border border-t bg-surface-2 px-5 py-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] md:px-6"
            >
              {footerAside && <span className="mr-auto">{footerAside}</span>}
              {actions}
            </div>
          )}
          {closeLabel && (
            <Radix.Close
              aria-label={closeLabel}
              disabled={busy}
              className={toClassNames(
                buttonLook({ variant: 'quiet', shape: 'icon' }),
                'absolute top-5 right-4 md:top-5',
              )}
            >
              <X aria-hidden="true" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
