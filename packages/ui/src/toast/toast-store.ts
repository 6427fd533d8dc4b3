export const TOAST_KINDS = ['success', 'error', 'info', 'neutral'] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];

export const TOAST_MS = 4_000;
/** An info toast stays until somebody closes it: a day. */
export const INFO_TOAST_MS = 86_400_000;
export const MAX_VISIBLE_TOASTS = 3;

export interface ToastInput {
  kind?: ToastKind;
  title: string;
  text?: string;
  /** Toasts of one cause share a place: a repeat updates the one that is shown. */
  cause?: string;
  durationMs?: number;
  action?: { label: string; onSelect: () => void };
}

export interface ShownToast extends ToastInput {
  kind: ToastKind;
  durationMs: number;
  id: string;
  /** Grows with each update, so that time and announcement start again. */
  revision: number;
}

export interface ToastStore {
  /** Returns the id to dismiss it by. */
  show(input: ToastInput): string;
  dismiss(id: string): void;
  /** Oldest first. The same array until something changes. */
  list(): readonly ShownToast[];
  /** The newest that fit; the others wait behind them and come back when there is room. */
  listVisible(): readonly ShownToast[];
  subscribe(listener: () => void): () => void;
}

/** Lives outside React, so that any code can show a toast. */
export function createToastStore(): ToastStore {
  let toasts: readonly ShownToast[] = [];
  let visible: readonly ShownToast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const set = (next: readonly ShownToast[]) => {
    toasts = next;
    visible = next.slice(-MAX_VISIBLE_TOASTS);
    for (const listener of listeners) listener();
  };
  return {
    show(input) {
      const kind = input.kind ?? 'neutral';
      const durationMs = input.durationMs ?? (kind === 'info' ? INFO_TOAST_MS : TOAST_MS);
      const old = toasts.find(({ cause }) => cause !== undefined && cause === input.cause);
      const id = old?.id ?? `toast-${nextId++}`;
      const revision = (old?.revision ?? -1) + 1;
      const toast = { ...input, kind, durationMs, id, revision };
      set(old ? toasts.map((each) => (each === old ? toast : each)) : [...toasts, toast]);
      return id;
    },
    dismiss(id) {
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
    },
    list: () => toasts,
    listVisible: () => visible,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
