import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '#shared/lazy-part.ts';
import { type OpenModal as Opened, useModals } from '#shared/modals/modals.ts';

/** Most pages are left without a dialog: the list of them comes with the first. */
const OpenModal = lazyPart(() => import('./open-modal.tsx'), 'OpenModal');

export function ModalLayer() {
  const current = useModals((state) => state.current);
  useReturnFocus(current);
  return <Suspense>{current && <OpenModal modal={current} />}</Suspense>;
}

/** A dialog that took another one's place cannot give the focus back: its opener is gone. */
function useReturnFocus(current: Opened | undefined): void {
  const opener = useRef<Element>(null);
  const isOpen = current !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    return () => {
      setTimeout(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
      });
    };
  }, [isOpen]);
}
