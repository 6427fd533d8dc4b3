import { TextField } from '@fovea/ui';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#shared/form-dialog.tsx';
import { useTexts } from './texts.ts';

interface RenameDialogProps {
  title: string;
  text: string;
  name: string;
  maxLength: number;
  /** Without it no name at all is fine too. */
  missing?: string;
  isBusy: boolean;
  /** The name without the spaces around it, if it is another one. */
  onRename: (name: string) => void;
  onClose: () => void;
}

export function RenameDialog(props: RenameDialogProps) {
  const { title, text, name, maxLength, missing, isBusy, onRename, onClose } = props;
  const t = useTexts();
  const { register, handleSubmit, watch, formState } = useForm({
    defaultValues: { name },
    mode: 'onTouched',
  });
  const handleRename = handleSubmit((typed) => {
    const next = typed.name.trim();
    if (next === name) onClose();
    else onRename(next);
  });
  return (
    <FormDialog
      title={title}
      description={text}
      close={t('close')}
      cancel={t('cancel')}
      submit={t('save')}
      isBusy={isBusy}
      onSubmit={handleRename}
      onClose={onClose}
    >
      <TextField
        {...register('name', {
          validate: (typed) => missing === undefined || typed.trim() !== '',
        })}
        data-initial-focus
        label={t('name')}
        autoComplete="off"
        required={missing !== undefined}
        maxLength={maxLength}
        counter={{ used: watch('name').length, max: maxLength }}
        error={formState.errors.name && missing}
        onFocus={(event) => event.target.select()}
      />
    </FormDialog>
  );
}
