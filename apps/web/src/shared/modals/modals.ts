import { create } from 'zustand';
import type { BuiltModalKey, ModalProps } from './modal-props.ts';

/** The dialog that is open, with its props. */
export type OpenModal = {
  [Key in BuiltModalKey]: { readonly key: Key; readonly props: ModalProps[Key] };
}[BuiltModalKey];

interface Modals {
  readonly current: OpenModal | undefined;
}

/** One at a time: a follow-up takes the place of the one that opened it. */
export const useModals = create<Modals>(() => ({ current: undefined }));

export const modals = {
  open<Key extends BuiltModalKey>(key: Key, props: ModalProps[Key]): void {
    useModals.setState({ current: { key, props } as OpenModal });
  },
  close(): void {
    useModals.setState({ current: undefined });
  },
  /** For a screen that takes its dialog along: another one stays. */
  closeOwn(key: BuiltModalKey): void {
    if (useModals.getState().current?.key === key) modals.close();
  },
};

/** Props that every dialog gets beside its own. */
export interface ModalFrame {
  readonly onClose: () => void;
}
