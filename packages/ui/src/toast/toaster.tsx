import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { ShownToast, ToastStore } from './toast-store.ts';

const ICONS = {
  success: <CircleCheck aria-hidden="true" className="mt-1.5 text-good" />,
  error: <CircleAlert aria-hidden="true" className="mt-1.5 text-bad" />,
  info: <Info aria-hidden="true" className="mt-1.5 text-info" />,
  neutral: undefined,
} as const;
const HOTKEY = ['altKey', 'KeyT'];
const SWIPE_AWAY_PX = 50;

const StoreContext = createContext<ToastStore | undefined>(undefined);

export interface ToasterProps {
  store: ToastStore;
  /** Read aloud before a toast. */
  label: string;
  /** Name of the list; it should tell the key, Alt+T. */
  listLabel: string;
  closeLabel: string;
  children?: ReactNode;
}

/**
 * Shows what is in the store. Dark in both themes, three at most, bottom right or at the bottom of
 * a narrow screen. Time stands still under the pointer, with the focus, and when the window has
 * none. A swipe begins after 10 px with a finger and 2 px otherwise, which is Radix's own rule.
 */
export function Toaster({ store, label, listLabel, closeLabel, children }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.listVisible, store.listVisible);
  return (
    <StoreContext value={store}>
      {children}
      <Radix.Provider label={label} swipeDirection="right" swipeThreshold={SWIPE_AWAY_PX}>
        {toasts.map((toast) => (
          <ToastCard
            key={`${toast.id}/${toast.revision}`}
            toast={toast}
            closeLabel={closeLabel}
            onClosed={() => store.dismiss(toast.id)}
          />
        ))}
        <Radix.Viewport
          hotkey={HOTKEY}
          label={listLabel}
          className="fixed inset-x-0 bottom-0 z-(--z-toast) m-0 flex list-none flex-col gap-2 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] outline-none empty:hidden md:left-auto md:w-100 md:p-5"
        />
      </Radix.Provider>
    </StoreContext>
  );
}

/** The store of the Toaster around. */
export function useToast(): ToastStore {
  const store = use(StoreContext);
  if (store === undefined) throw new Error('useToast needs a Toaster around it');
  return store;
}

interface ToastCardProps {
  toast: ShownToast;
  closeLabel: string;
  onClosed: () => void;
}

function ToastCard({ toast, closeLabel, onClosed }: ToastCardProps) {
  const { kind, title, text, action, durationMs, revision } = toast;
  // The alert is read by itself; without the mark it would be read a second time as a status.
  const alert = { role: 'alert', 'data-radix-toast-announce-exclude': '' };
  return (
    <Radix.Root
      data-theme="dark"
      data-kind={kind}
      type="background"
      duration={durationMs}
      onOpenChange={(open) => !open && onClosed()}
      data-updated={revision > 0 || undefined}
      className="layer-toast focus-ring edge-when-forced flex items-start gap-2.5 rounded-bar bg-surface-2 py-2 pr-2 pl-3.5 text-text shadow-[0_0_0_1px_var(--border),0_6px_20px_rgb(0_0_0/0.2)]"
    >
      {ICONS[kind]}
      <div {...(kind === 'error' ? alert : {})} className="min-w-0 flex-1 py-1">
        <Radix.Title className="type-body text-pretty font-medium">{title}</Radix.Title>
        {text && <Radix.Description className="type-small text-text-2">{text}</Radix.Description>}
      </div>
      {action && (
        <Radix.Action
          altText={action.label}
          onClick={action.onSelect}
          className="type-body hit-area focus-ring min-h-7 flex-none rounded-chip px-2 font-semibold text-accent-text hover:bg-surface-3"
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label={closeLabel}
        className="hit-area focus-ring grid size-7 flex-none place-items-center rounded-chip text-text-3 hover:bg-surface-3 hover:text-text"
      >
        <X aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}
