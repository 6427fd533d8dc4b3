import { LIMITS } from '@fovea/contract';
import { TextField } from '@fovea/ui';
import { useState } from 'react';
import { FormDialog } from '#shared/form-dialog.tsx';
import { useTexts } from './texts.ts';

interface MarkDialogProps {
  name: string;
  isBusy: boolean;
  onMark: (reason: string) => void;
  onClose: () => void;
}

export function MarkDialog({ name, isBusy, onMark, onClose }: MarkDialogProps) {
  const t = useTexts();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={t('markTitle', { name })}
      description={t('markText')}
      close={t('close')}
      cancel={t('cancel')}
      submit={t('markInvalid')}
      isBusy={isBusy}
      onSubmit={() => onMark(reason.trim())}
      onClose={onClose}
    >
      <TextField
        data-initial-focus
        label={t('markReason')}
        autoComplete="off"
        value={reason}
        maxLength={LIMITS.markReasonMaxLength}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
