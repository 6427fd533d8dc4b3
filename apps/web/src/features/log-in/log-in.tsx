import { Button, Link, PasswordField } from '@fovea/ui';
import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { isEmail, readEmail } from '#shared/forms/email.ts';
import { EmailField } from '#shared/forms/email-field.tsx';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import { PATHS } from '#shared/paths.ts';
import { findReturnLocation, forgetLocation } from '#shared/session/return-location.ts';
import { useSession } from '#shared/session/session.ts';
import type { LogInFailure } from './open-session.ts';
import { useTexts } from './texts.ts';

/** The contract and its schemas come with the first key press, not with the page. */
const loadSession = () => import('./open-session.ts');

export function LogIn() {
  const t = useTexts();
  const navigate = useNavigate();
  const location = useLocation();
  const hasEnded = useSession((session) => session.hasEnded);
  const [email, setEmail] = useState(() => readEmail(location.state));
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState({ email: false, password: false });
  const [failure, setFailure] = useState<LogInFailure>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);

  const emailError = checked.email && !isEmail(email) ? t('emailInvalid') : undefined;
  const passwordError = checked.password && password === '' ? t('passwordMissing') : undefined;

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setChecked({ email: true, password: true });
    const wrong = isEmail(email) ? (password === '' ? 'password' : undefined) : 'email';
    if (wrong !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    setIsSending(true);
    // Read before the session opens: the guard may move on its own then.
    const returnTo = findReturnLocation(location.state) ?? PATHS.projects;
    const refusal = await logIn(email, password);
    setIsSending(false);
    if (refusal !== undefined) {
      setFailure(refusal);
      setAttempt(attempt + 1);
      return;
    }
    forgetLocation();
    void navigate(returnTo, { replace: true });
  };

  const toSignUp = (text: string) => (
    <Link asChild>
      <RouterLink to={PATHS.signUp} state={location.state}>
        {text}
      </RouterLink>
    </Link>
  );

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <h1 className="font-bold text-[1.75rem] leading-9 tracking-[-0.022em]">{t('title')}</h1>
      <p className="type-body mt-1 text-[0.875rem] text-text-3">
        {hasEnded ? t('ended') : t('lead')}
      </p>
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
      <Button
        type="submit"
        variant="primary"
        size="touch"
        wide
        className="mt-5.5"
        loading={isSending}
      >
        {t('submit')}
      </Button>
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

/** A chunk that does not load is a log-in that does not work. */
async function logIn(email: string, password: string): Promise<LogInFailure | undefined> {
  try {
    const { openSession } = await loadSession();
    return await openSession(email, password);
  } catch {
    return 'failed';
  }
}
