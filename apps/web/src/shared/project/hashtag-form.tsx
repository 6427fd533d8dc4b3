import { ApiError, LIMITS } from '@fovea/contract';
import { TextField } from '@fovea/ui';
import { type FormEvent, useState } from 'react';
import { toErrorText } from '#shared/api/error-texts.ts';
import { createTexts } from '#shared/language.ts';
import { toasts } from '#shared/toasts.ts';
import { HashtagColors } from './hashtag-colors.tsx';
import en from './hashtag-form.en.json' with { type: 'json' };
import ko from './hashtag-form.ko.json' with { type: 'json' };
import { findHashtagName } from './hashtag-names.ts';

const { useTexts } = createTexts({ en, ko });

interface HashtagFormProps {
  /** For the button that sends it. */
  id: string;
  initialName?: string;
  color: number;
  onColor: (slot: number) => void;
  /** With a name that keeps the rule. */
  onSave: (name: string) => Promise<void>;
}

/** Name and colour of a hashtag. A name that breaks the rule or is taken says so at the field. */
export function HashtagForm({ id, initialName = '', color, onColor, onSave }: HashtagFormProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(initialName);
  const [fault, setFault] = useState<'rule' | 'exists'>();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const name = findHashtagName(typed);
    if (name === undefined) return setFault('rule');
    try {
      await onSave(name);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'hashtag_exists') setFault('exists');
      else toasts.show({ kind: 'error', title: toErrorText(error), cause: 'hashtags' });
    }
  };
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="flex flex-col gap-4"
    >
      <TextField
        data-initial-focus
        label={t('name')}
        hint={t('rule')}
        error={fault && (fault === 'rule' ? t('rule') : t('exists', { name: typed.trim() }))}
        iconLeft="#"
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={LIMITS.hashtagMaxLength + 1}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setTyped(target.value.replace(/^#/, ''));
          setFault(undefined);
        }}
      />
      <HashtagColors value={color} onChange={onColor} />
    </form>
  );
}
