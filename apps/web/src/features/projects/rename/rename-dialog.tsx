import { TextField } from '@fovea/ui';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '#shared/form-dialog.tsx';
import { focusFirstWrong } from '#shared/forms/focus-first-wrong.ts';
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
  const [typed, setTyped] = useState(name);
  const [isJudged, setIsJudged] = useState(false);
  const next = typed.trim();
  const isMissing = missing !== undefined && next === '';
  const handleRename = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setIsJudged(true);
    if (isMissing) focusFirstWrong(currentTarget);
    else if (next === name) onClose();
    else onRename(next);
  };
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
        data-initial-focus
        name="name"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setIsJudged(true)}
        label={t('name')}
        autoComplete="off"
        required={missing !== undefined}
        maxLength={maxLength}
        counter={{ used: typed.length, max: maxLength }}
        error={isJudged && isMissing ? missing : undefined}
        onFocus={(event) => event.target.select()}
      />
    </FormDialog>
  );
}
