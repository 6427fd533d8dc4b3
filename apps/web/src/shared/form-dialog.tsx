import { Button, Dialog, type DialogProps } from '@fovea/ui';
import { type FormEvent, useId } from 'react';

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'description' | 'widthPx' | 'footerAside' | 'children'> {
  /** Name of the cross. */
  close: string;
  cancel: string;
  submit: string;
  isBusy: boolean;
  isDisabled?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  onClose: () => void;
}

/** A form with its buttons in the footer. Cannot be left while it is sent. */
export function FormDialog(props: FormDialogProps) {
  const { close, cancel, submit, isBusy, isDisabled = false, onSubmit, onClose } = props;
  const formId = useId();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      widthPx={props.widthPx ?? 440}
      busy={isBusy}
      title={props.title}
      description={props.description}
      closeLabel={close}
      footerAside={props.footerAside}
      actions={
        <>
          <Button size="public" onClick={onClose} disabled={isBusy}>
            {cancel}
          </Button>
          <Button
            size="public"
            variant="primary"
            type="submit"
            form={formId}
            loading={isBusy}
            disabled={isDisabled}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        {props.children}
      </form>
    </Dialog>
  );
}
