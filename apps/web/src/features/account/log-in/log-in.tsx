import { Link, PasswordField } from '@fovea/ui';
import { ShieldCheck } from 'lucide-react';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { isEmail, readEmail } from '#shared/forms/email.ts';
import { EmailField } from '#shared/forms/email-field.tsx';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { lazyPart } from '#shared/lazy-part.ts';
import { PATHS } from '#shared/paths.ts';
import { findReturnLocation, forgetLocation } from '#shared/session/return-location.ts';
import { useSession } from '#shared/session/session.ts';
import type { LogInFailure } from './log-in.queries.ts';
import { useTexts } from './texts.ts';

/** The contract and its schemas come with the first key press, not with the page. */
const loadSession = () => import('./log-in.queries.ts');
/** Few people have a second step. */
const loadCodeStep = () => import('./code-step.tsx');
const CodeStep = lazyPart(loadCodeStep, 'CodeStep');
const TITLE = 'font-bold text-[1.75rem] leading-9 tracking-[-0.022em]';

export function LogIn() {
  const t = useTexts();
  const navigate = useNavigate();
  const location = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const hasEnded = useSession((session) => session.hasEnded);
  const [email, setEmail] = useState(() => readEmail(location.state));
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState({ email: false, password: false });
  const [failure, setFailure] = useState<'unknownUser' | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [isStepTwo, setIsStepTwo] = useState(false);

  const reason = hasEnded ? 'ended' : findReason(location.state);
  const emailError = checked.email && !isEmail(email) ? t('emailInvalid') : undefined;
  const passwordError = checked.password && password === '' ? t('passwordMissing') : undefined;

  const open = async (secondFactor?: string) => {
    // Read before the session opens: the guard may move on its own then.
    const returnTo = findReturnLocation(location.state) ?? PATHS.projects;
    const refusal = await logIn(email, password, secondFactor);
    if (refusal !== undefined) return refusal;
    forgetLocation();
    void navigate(returnTo, { replace: true });
    return undefined;
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setFailure(undefined);
    setChecked({ email: true, password: true });
    const wrong = isEmail(email) ? (password === '' ? 'password' : undefined) : 'email';
    if (wrong !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    setIsSending(true);
    const refusal = await open();
    setIsSending(false);
    setIsStepTwo(refusal === 'codeNeeded');
    if (refusal !== undefined) tell(refusal);
  };
  const tell = (refusal: LogInFailure) => {
    setFailure(refusal === 'unknownUser' || refusal === 'failed' ? refusal : undefined);
    setAttempt(attempt + 1);
  };
  const handleCode = async (code: string) => {
    const refusal = await open(code);
    // Gone meanwhile: the first step has the words for it.
    if (refusal === 'unknownUser') {
      setIsStepTwo(false);
      tell(refusal);
    }
    return refusal;
  };
  const handleBack = () => {
    setIsStepTwo(false);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus(),
    );
  };

  const toSignUp = (text: string) => (
    <Link asChild>
      <RouterLink to={PATHS.signUp} state={location.state}>
        {text}
      </RouterLink>
    </Link>
  );

  if (isStepTwo) {
    return (
      <Suspense fallback={<h1 className={TITLE}>{t('title')}</h1>}>
        <CodeStep title={t('title')} onSubmit={handleCode} onBack={handleBack} />
      </Suspense>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <h1 className={TITLE}>{t('title')}</h1>
      {reason && <p className="type-body mt-1 text-[0.875rem] text-text-3">{t(reason)}</p>}
      {failure && (
        <FormAlert attempt={attempt}>
          {t.rich(failure, {
            signUp: (text) => (
              <Link asChild look="inline">
                <RouterLink to={PATHS.signUp} state={location.state}>
                  {text}
                </RouterLink>
              </Link>
            ),
          })}
        </FormAlert>
      )}
      <EmailField
        className="mt-5"
        label={t('email')}
        value={email}
        error={emailError}
        onFocus={() => void loadSession().catch(() => undefined)}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setChecked((old) => ({ ...old, email: email !== '' }))}
      />
      <PasswordField
        className="mt-4"
        size="touch"
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        aside={
          <Link asChild>
            <RouterLink
              to={PATHS.forgotPassword}
              state={{ ...(location.state as object | null), email }}
            >
              {t('forgot')}
            </RouterLink>
          </Link>
        }
        value={password}
        error={passwordError}
        onChange={(event) => setPassword(event.target.value)}
      />
      <SubmitButton isSending={isSending}>{t('submit')}</SubmitButton>
      <p className="type-body mt-4.5 text-center text-[0.875rem] text-text-2">
        {t.rich('newHere', { signUp: toSignUp })}
      </p>
      <p className="type-small mt-6.5 flex items-center gap-3 border-border border-t pt-4.5 text-text-3">
        <ShieldCheck aria-hidden="true" className="flex-none" />
        {t('note')}
      </p>
    </form>
  );
}

/** Why a person who did not ask for the log-in is here. */
function findReason(state: unknown): 'created' | 'lead' | undefined {
  if ((state as { isNew?: boolean } | null)?.isNew) return 'created';
  return findReturnLocation(state) === undefined ? undefined : 'lead';
}

/** A chunk that does not load is a log-in that does not work. */
async function logIn(
  email: string,
  password: string,
  secondFactor?: string,
): Promise<LogInFailure | undefined> {
  try {
    const { openSession } = await loadSession();
    const refusal = await openSession(email, password, secondFactor);
    if (refusal === 'codeNeeded') await loadCodeStep();
    return refusal;
  } catch {
    return 'failed';
  }
}
