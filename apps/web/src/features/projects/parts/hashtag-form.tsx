import { ApiError, LIMITS } from '@fovea/contract';
import { TextField } from '@fovea/ui';
import { useEffect } from 'react';
import { useController, useForm } from 'react-hook-form';
import { findHashtagName } from '#features/projects/model/hashtag-names.ts';
import { FormDialog, type FormDialogProps } from '#shared/form-dialog.tsx';
import { createTexts } from '#shared/language.ts';
import { HashtagColors } from './hashtag-colors.tsx';
import en from './hashtag-form.en.json' with { type: 'json' };
import ko from './hashtag-form.ko.json' with { type: 'json' };

const { useTexts } = createTexts({ en, ko });

interface HashtagFormProps extends Omit<FormDialogProps, 'widthPx' | 'children' | 'onSubmit'> {
  initialName?: string;
  color: number;
  /** Why it was not saved the last time. */
  error: unknown;
  onColor: (slot: number) => void;
  /** With a name that keeps the rule. */
  onSave: (name: string) => void;
}

export function isNameTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'hashtag_exists';
}

/** A dialog for name and colour of a hashtag. A name that breaks the rule or is taken says so at the field. */
export function HashtagForm(props: HashtagFormProps) {
  const { initialName = '', color, error, onColor, onSave, ...dialog } = props;
  const t = useTexts();
  const { control, handleSubmit, setError, clearErrors } = useForm({
    defaultValues: { name: initialName },
    reValidateMode: 'onSubmit',
  });
  const { field, fieldState } = useController({
    control,
    name: 'name',
    rules: { validate: (text) => findHashtagName(text) !== undefined },
  });
  useEffect(() => {
    if (isNameTaken(error)) setError('name', { type: 'exists' });
  }, [error, setError]);

  const handleSave = handleSubmit(({ name }) => {
    const kept = findHashtagName(name);
    if (kept !== undefined) onSave(kept);
  });
  const fault = fieldState.error?.type;
  return (
    <FormDialog {...dialog} widthPx={400} onSubmit={handleSave}>
      <TextField
        data-initial-focus
        label={t('name')}
        hint={t('rule')}
        error={
          fault && (fault === 'exists' ? t('exists', { name: field.value.trim() }) : t('rule'))
        }
        iconLeft="#"
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={LIMITS.hashtagMaxLength + 1}
        {...field}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          field.onChange(target.value.replace(/^#/, ''));
          clearErrors();
        }}
      />
      <HashtagColors value={color} onChange={onColor} />
    </FormDialog>
  );
}
