import { LIMITS } from '@fovea/contract/limits';
import { Spinner, TextField } from '@fovea/ui';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { updateSelf } from '#shared/api/self.ts';
import { ProfileRow } from './profile-row.tsx';
import { useTexts } from './texts.ts';

const SAVED_MS = 3_000;

type State = 'still' | 'saving' | 'saved' | 'organizationMissing' | 'organizationFailed';

/** Saves when the field is left or on Enter. What cannot be saved gives way to what was there. */
export function OrganizationRow({ organization }: { organization: string }) {
  const t = useTexts();
  const [text, setText] = useState(organization);
  const [state, setState] = useState<State>('still');
  useEffect(() => {
    if (state !== 'saved') return;
    const timer = setTimeout(() => setState('still'), SAVED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const takeBack = (why: State) => {
    setText(organization);
    setState(why);
  };
  const save = async () => {
    const next = text.trim();
    if (state === 'saving') return;
    if (next === '') return takeBack('organizationMissing');
    setText(next);
    if (next === organization) return;
    setState('saving');
    try {
      await updateSelf({ organization: next });
      setState('saved');
    } catch {
      takeBack('organizationFailed');
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape') takeBack('still');
  };

  const hasFailed = state === 'organizationMissing' || state === 'organizationFailed';
  return (
    <ProfileRow
      name={t('organization')}
      aside={
        <span role="status" className="type-small flex items-center gap-1.5 text-good">
          {state === 'saved' && (
            <>
              <Check aria-hidden="true" />
              {t('saved')}
            </>
          )}
          {state === 'saving' && (
            <span className="flex items-center gap-1.5 text-text-3">
              <Spinner />
              {t('saving')}
            </span>
          )}
        </span>
      }
    >
      <TextField
        className="w-full md:max-w-80"
        label={t('organization')}
        labelHidden
        name="organization"
        autoComplete="organization"
        maxLength={LIMITS.organizationMaxLength}
        required
        value={text}
        readOnly={state === 'saving'}
        error={hasFailed ? <span role="alert">{t(state)}</span> : undefined}
        onChange={(event) => {
          setText(event.target.value);
          if (hasFailed) setState('still');
        }}
        onBlur={() => void save()}
        onKeyDown={handleKey}
      />
    </ProfileRow>
  );
}
