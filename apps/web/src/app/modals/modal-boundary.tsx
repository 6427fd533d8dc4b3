import { Component, type ReactNode } from 'react';
import { ChunkError } from '#shared/lazy-part.ts';
import { type OpenModal, useModals } from '#shared/modals/modals.ts';
import { toasts } from '#shared/toasts.ts';
import { getTexts } from './texts.ts';

interface ModalBoundaryProps {
  modal: OpenModal;
  children: ReactNode;
}

interface ModalBoundaryState {
  caught: { error: unknown } | undefined;
}

/** A dialog whose code does not arrive does not open; the screen behind it stays as it is. */
export class ModalBoundary extends Component<ModalBoundaryProps, ModalBoundaryState> {
  override state: ModalBoundaryState = { caught: undefined };

  static getDerivedStateFromError(error: unknown): ModalBoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof ChunkError)) return;
    const { modal } = this.props;
    const t = getTexts();
    error.forget?.();
    useModals.setState({ current: undefined });
    toasts.show({
      kind: 'error',
      cause: 'chunk',
      title: t('notLoaded'),
      text: t('notLoadedText'),
      action: { label: t('tryAgain'), onSelect: () => useModals.setState({ current: modal }) },
    });
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    if (caught.error instanceof ChunkError) return null;
    throw caught.error;
  }
}
