import { ApiError, LIMITS } from '@fovea/contract';
import { TextField } from '@fovea/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { findHashtagName } from '#features/projects/model/hashtag-names.ts';
import { FormDialog, type FormDialogProps } from '#shared/form-dialog.tsx';
import { focusFirstWrong } from '#shared/forms/focus-first-wrong.ts';
import { createTexts } from '#shared/language.ts';
import { HashtagColors } from './hashtag-colors.tsx';
import en from './hashtag-form.en.json' with { type: 'json' };
import ko from './hashtag-form.ko.json' with { type: 'json' };

export const { useTexts: useFormTexts } = createTexts({ en, ko });

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
  const t = useFormTexts();
  const [name, setName] = useState(initialName);
  const [fault, setFault] = useState<'rule' | 'exists'>();
  useEffect(() => {
    if (isNameTaken(error)) setFault('exists');
  }, [error]);

  const handleSave = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const kept = findHashtagName(name);
    setFault(kept === undefined ? 'rule' : undefined);
    if (kept === undefined) focusFirstWrong(currentTarget);
    else onSave(kept);
  };
  return (
    <FormDialog {...dialog} widthPx={400} onSubmit={handleSave}>
      <TextField
        data-initial-focus
        label={t('name')}
        hint={t('rule')}
        error={fault && (fault === 'exists' ? t('exists', { name: name.trim() }) : t('rule'))}
        iconLeft="#"
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={LIMITS.hashtagMaxLength + 1}
        name="name"
        value={name}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setName(target.value.replace(/^#/, ''));
          setFault(undefined);
        }}
      />
      <HashtagColors value={color} onChange={onColor} />
    </FormDialog>
  );
}
