import { Button, Dialog } from '@fovea/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  title: ReactNode;
  description: string;
  /** The way back; it has the focus. */
  safe: string;
  confirm: string;
  /** Takes something away. */
  isDestructive?: boolean;
  isBusy: boolean;
  isDisabled?: boolean;
  widthPx?: 440 | 480;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Says what will happen before it does. Cannot be left while it does. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isBusy, isDestructive = false, isDisabled = false, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      widthPx={props.widthPx ?? 480}
      danger
      busy={isBusy}
      title={props.title}
      description={props.description}
      actions={
        <>
          <Button size="public" className="max-md:min-h-11" disabled={isBusy} onClick={onClose}>
            {props.safe}
          </Button>
          <Button
            size="public"
            className="max-md:min-h-11"
            variant={isDestructive ? 'danger-fill' : 'primary'}
            loading={isBusy}
            disabled={isDisabled}
            onClick={onConfirm}
          >
            {props.confirm}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}

interface EffectProps {
  icon: LucideIcon;
  note?: string;
  children: ReactNode;
}

/** One thing that will happen, in a list of them. */
export function Effect({ icon: Icon, note, children }: EffectProps) {
  return (
    <li className="flex gap-3">
      <span className="grid size-8 flex-none place-items-center rounded-control bg-surface-2 text-text-2">
        <Icon aria-hidden="true" />
      </span>
      <span className="type-body tnum min-w-0 self-center">
        <span className="block text-pretty font-medium">{children}</span>
        {note && <span className="type-small block text-pretty text-text-3">{note}</span>}
      </span>
    </li>
  );
}
