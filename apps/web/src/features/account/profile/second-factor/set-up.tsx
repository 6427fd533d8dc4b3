import { Button, ButtonLink, CodeField } from '@fovea/ui';
import { QrPicture, toQrCode } from '@fovea/ui/qr';
import { type FormEvent, useMemo, useState } from 'react';
import {
  confirmSecondFactor,
  type Refused,
  type Secret,
} from '#features/account/profile/account.queries.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import { useArrivalFocus } from './arrival-focus.ts';
import { CopyButton } from './copy-button.tsx';
import { useTexts } from './texts.ts';

const CODE_LENGTH = 6;

type FieldProblem = 'codeMissing' | 'codeWrong';
type Problem = Refused | { readonly refusal: 'codeMissing'; readonly said?: undefined };
const findFieldProblem = (problem: Problem | undefined): FieldProblem | undefined =>
  problem?.refusal === 'codeMissing' || problem?.refusal === 'codeWrong'
    ? problem.refusal
    : undefined;

interface SetUpProps extends Secret {
  onOn: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** The app takes the secret from the picture, and its first code shows that it has it. */
export function SetUp({ secret, otpauthUrl, onOn, onCancel }: SetUpProps) {
  const t = useTexts();
  const box = useArrivalFocus<HTMLFormElement>();
  const qr = useMemo(() => toQrCode(otpauthUrl), [otpauthUrl]);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [attempt, setAttempt] = useState(0);
  const fieldProblem = findFieldProblem(problem);

  const tell = (next: Problem) => {
    setProblem(next);
    setAttempt(attempt + 1);
    if (findFieldProblem(next) === undefined) return;
    const input = box.current?.querySelector('input');
    input?.focus();
    // The next figure typed begins a new code.
    input?.select();
  };
  const { send, isBusy } = useWrite({
    write: confirmSecondFactor,
    cause: 'second-factor',
    onDone: (outcome) => ('data' in outcome ? onOn(outcome.data) : tell(outcome)),
  });
  const turnOn = (given: string) => {
    if (isBusy) return;
    if (given.length < CODE_LENGTH) tell({ refusal: 'codeMissing' });
    else send(given);
  };

  return (
    <form
      ref={box}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        turnOn(code);
      }}
    >
      <h3
        tabIndex={-1}
        data-arrival
        className="type-body mt-2 font-semibold text-[0.875rem] outline-none"
      >
        {t('scan')}
      </h3>
      <p className="type-body mt-0.5 text-pretty text-text-2">{t('scanHelp')}</p>
      {problem && !fieldProblem && (
        <FormAlert attempt={attempt}>
          {problem.said ?? t(problem.refusal === 'limited' ? 'limited' : 'failed')}
        </FormAlert>
      )}
      <div className="mt-4 flex flex-col gap-x-6 gap-y-4 md:flex-row">
        <QrPicture code={qr} label={t('qrLabel')} className="w-42.5 flex-none self-start p-2.5" />
        <div className="min-w-0">
          <p className="type-small font-semibold text-[0.78125rem]">{t('secret')}</p>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <p className="type-id wrap-anywhere min-w-0 text-text-2">{toGroups(secret)}</p>
            <CopyButton text={secret} />
            {/* A phone cannot scan its own screen. */}
            <ButtonLink
              href={otpauthUrl}
              size="dense"
              className="hidden pointer-coarse:inline-flex"
            >
              {t('openApp')}
            </ButtonLink>
          </div>
          <CodeField
            className="mt-4"
            label={t('code')}
            name="code"
            value={code}
            onChange={(next) => {
              setCode(next);
              if (fieldProblem) setProblem(undefined);
            }}
            onComplete={turnOn}
            error={fieldProblem && <span role="alert">{t(fieldProblem)}</span>}
          />
          <div className="mt-5 flex gap-2">
            <Button type="submit" variant="primary" size="public" loading={isBusy}>
              {t('turnOn')}
            </Button>
            <Button variant="quiet" size="public" disabled={isBusy} onClick={onCancel}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}

/** Fours are easier to type. */
function toGroups(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ');
}
