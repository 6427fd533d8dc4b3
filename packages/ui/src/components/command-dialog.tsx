import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useReturnFocus } from './return-focus.ts';

export interface CommandDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Read aloud only. */
  title: string;
  /** A search field with its list; the field takes the focus. */
  children: ReactNode;
}

/** Stands near the top, so that it does not jump when its list grows. Opens without moving. */
export function CommandDialog({ open, onOpenChange, title, children }: CommandDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const { remember, giveBack } = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-modal) bg-scrim" />
        <Radix.Content
          ref={content}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            remember();
            event.preventDefault();
            content.current?.querySelector('input')?.focus();
          }}
          onCloseAutoFocus={giveBack}
          // As far from the top as a thumb and a keyboard on the screen leave room for.
          style={{ top: 'min(12dvh, 7rem)', maxHeight: 'min(30rem, 76dvh)' }}
          className="edge-when-forced fixed inset-x-3 z-(--z-modal) mx-auto flex max-w-140 flex-col overflow-hidden rounded-dialog border border-border bg-surface text-text shadow-e3 outline-none"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
