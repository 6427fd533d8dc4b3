import { ApiError } from '@fovea/contract/api-error';
import { PROJECT_CODE, toCodeText, toTypedCode } from '@fovea/contract/project-code';
import { TextField } from '@fovea/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { findSlug } from '#shared/collect-api.ts';
import { LanguageSwitch } from '#shared/language-switch.tsx';
import { StepButton } from '#shared/step-button.tsx';
import { StepScreen } from '#shared/step-screen.tsx';
import { useTexts } from './texts.ts';

type Fault = 'short' | 'unknown' | 'limited' | 'away';

const LENGTH = 6;

/** For whoever comes without a link. */
export function ProjectId({ onFound }: { onFound: (slug: string) => void }) {
  const t = useTexts();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<Fault>();
  const [isAsking, setAsking] = useState(false);
  const [isSolving, setSolving] = useState(false);

  const refuse = (found: Fault) => {
    setFault(found);
    form.current?.querySelector('input')?.focus();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAsking) return;
    if (code.length < LENGTH) return refuse('short');
    // The server limits guesses, so an ID that cannot exist does not cost one.
    if (!PROJECT_CODE.test(code)) return refuse('unknown');
    setAsking(true);
    try {
      onFound(await findSlug(code, () => setSolving(true)));
    } catch (error) {
      refuse(toFault(error));
    } finally {
      setAsking(false);
      setSolving(false);
    }
  };
  return (
    <StepScreen
      title={t('title')}
      lead={t('lead')}
      corner={<LanguageSwitch />}
      actions={
        <>
          <p role="status" className="type-body min-h-5 text-balance text-center text-text-2">
            {isSolving && t('checking')}
          </p>
          <StepButton variant="primary" type="submit" form={formId} loading={isAsking}>
            {t('next')}
          </StepButton>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        className="mt-6"
      >
        <TextField
          size="touch"
          name="project-id"
          label={t('label')}
          labelHidden
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          placeholder="KX4-72P"
          value={toCodeText(code)}
          onChange={(event) => {
            setCode(toTypedCode(event.target.value));
            setFault(undefined);
          }}
          error={fault && t(fault)}
          className="[&_input]:font-semibold [&_input]:text-[1.25rem] [&_input]:tracking-[0.08em]"
          required
        />
      </form>
    </StepScreen>
  );
}

function toFault(error: unknown): Fault {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'not_found') return 'unknown';
  return code === 'project_ids_limited' ? 'limited' : 'away';
}
