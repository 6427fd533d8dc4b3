import { LIMITS } from '@fovea/contract/limits';
import { Spinner, TextField } from '@fovea/ui';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { findSaid } from '#shared/api/error-texts.ts';
import { updateSelf } from '#shared/api/self.queries.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { ProfileRow } from './profile-row.tsx';
import { useTexts } from './texts.ts';

const SAVED_MS = 3_000;

interface Problem {
  readonly text: 'organizationMissing' | 'organizationFailed';
  /** The server's own words, where it gave no reason of ours. */
  readonly said?: string | undefined;
}

/** Saves when the field is left or on Enter. What cannot be saved gives way to what was there. */
export function OrganizationRow({ organization }: { organization: string }) {
  const t = useTexts();
  const [text, setText] = useState(organization);
  const [outcome, setOutcome] = useState<'saved' | Problem>();
  const isSaved = outcome === 'saved';
  const problem = isSaved ? undefined : outcome;
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setOutcome(undefined), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const takeBack = (why?: Problem) => {
    setText(organization);
    setOutcome(why);
  };
  const { send, isBusy } = useWrite({
    write: (next: string) => updateSelf({ organization: next }),
    cause: 'organization',
    onDone: () => setOutcome('saved'),
    onRefused: (error) => {
      takeBack({ text: 'organizationFailed', said: findSaid(error) });
      return true;
    },
  });
  const save = () => {
    const next = text.trim();
    if (isBusy) return;
    if (next === '') return takeBack({ text: 'organizationMissing' });
    setText(next);
    if (next === organization) return;
    setOutcome(undefined);
    send(next);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') takeBack();
  };

  return (
    <ProfileRow
      name={t('organization')}
      aside={
        <span role="status" className="type-small flex items-center gap-1.5 text-good">
          {isSaved && !isBusy && (
            <>
              <Check aria-hidden="true" />
              {t('saved')}
            </>
          )}
          {isBusy && (
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
        readOnly={isBusy}
        error={problem && <span role="alert">{problem.said ?? t(problem.text)}</span>}
        onChange={(event) => {
          setText(event.target.value);
          if (problem) setOutcome(undefined);
        }}
        onBlur={save}
        onKeyDown={handleKey}
      />
    </ProfileRow>
  );
}
