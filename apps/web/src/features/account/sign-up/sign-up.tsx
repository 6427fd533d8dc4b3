import { Button, Link } from '@fovea/ui';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import { lazyPart } from '#shared/lazy-part.ts';
import { PATHS } from '#shared/paths.ts';
import { toasts } from '#shared/toasts.ts';
import { type AccountForm, checkAccount } from './account-rules.ts';
import { EmailStep } from './email-step.tsx';
import { DoneLine, StepCard } from './step-card.tsx';
import { type TextKey, useTexts } from './texts.ts';

const RESEND_MS = 30_000;
const NO_ACCOUNT: AccountForm = {
  password: '',
  repeat: '',
  organization: '',
  referralCode: '',
  isAdult: false,
  agrees: false,
};

/** The later steps come after the first, which is all that one needs to begin. */
const CodeStep = lazyPart(() => import('./code-step.tsx'), 'CodeStep');
const AccountStep = lazyPart(() => import('./account-step.tsx'), 'AccountStep');

/** The contract and its schemas come with the first key press, not with the page. */
const loadCalls = () => import('./sign-up.queries.ts');

type Step = 'email' | 'code' | 'account';
type Sending = 'mail' | 'code' | 'account';

export function SignUp() {
  const t = useTexts();
  const navigate = useNavigate();
  const location = useLocation();
  const [step, setStep] = useState<Step>('email');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [isCodeWrong, setIsCodeWrong] = useState(false);
  const [isInUse, setIsInUse] = useState(false);
  const [resendAtMs, setResendAtMs] = useState(0);
  const [form, setForm] = useState(NO_ACCOUNT);
  const [left, setLeft] = useState<ReadonlySet<keyof AccountForm>>(new Set());
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<TextKey>();
  const [attempt, setAttempt] = useState(0);
  const accountForm = useRef<HTMLFormElement>(null);

  const problems = checkAccount(form);
  const errors = Object.fromEntries(
    Object.entries(problems).filter(([field]) => left.has(field as keyof AccountForm)),
  );

  /** Runs one call at a time; a chunk that does not load counts as the failure. */
  const send = async (
    what: Sending,
    failed: TextKey,
    call: (calls: Awaited<ReturnType<typeof loadCalls>>) => Promise<TextKey | undefined>,
  ) => {
    setSending(what);
    setFailure(undefined);
    const refusal = await loadCalls()
      .then(call)
      .catch(() => failed);
    setSending(undefined);
    return refusal;
  };
  const show = (text: TextKey) => {
    setFailure(text);
    setAttempt((old) => old + 1);
  };

  const handleSend = async () => {
    if (sending) return;
    const refusal = await send('mail', 'sendFailed', ({ sendCode }) => sendCode(email));
    if (refusal === 'emailInUse') {
      setIsInUse(true);
      setStep('email');
    } else if (refusal) {
      show(refusal);
    } else {
      setStep('code');
      setResendAtMs(Date.now() + RESEND_MS);
      toasts.show({ kind: 'success', title: t('codeSent'), cause: 'code-sent' });
    }
  };
  const handleCode = async (given: string) => {
    if (sending) return;
    const refusal = await send('code', 'codeWrong', ({ verifyCode }) => verifyCode(email, given));
    setIsCodeWrong(refusal !== undefined);
    if (refusal) return;
    setStep('account');
    toasts.show({ kind: 'success', title: t('verified') });
    requestAnimationFrame(() => accountForm.current?.querySelector('input')?.focus());
  };
  const handleChangeEmail = () => {
    setStep('email');
    setCode('');
    setIsCodeWrong(false);
    setForm(NO_ACCOUNT);
    setLeft(new Set());
    setFailure(undefined);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || step !== 'account') return;
    setLeft(new Set(Object.keys(NO_ACCOUNT) as (keyof AccountForm)[]));
    if (Object.keys(problems).length > 0) {
      requestAnimationFrame(() =>
        accountForm.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      );
      return;
    }
    const refusal = await send('account', 'createFailed', ({ createAccount }) =>
      createAccount(email, form),
    );
    if (refusal) return show(refusal);
    toasts.show({ kind: 'success', title: t('created') });
    const state = { ...(location.state as object | null), email: email.trim(), isNew: true };
    void navigate(PATHS.login, { state });
  };

  return (
    // From the top, so that nothing jumps when a step opens.
    <div className="mb-auto">
      <h1 className="font-bold text-[1.75rem] leading-9 tracking-[-0.022em]">{t('title')}</h1>
      <p className="type-body mt-1 text-[0.875rem] text-text-3">{t('lead')}</p>
      {failure && <FormAlert attempt={attempt}>{t(failure)}</FormAlert>}
      <div className="mt-5 flex flex-col gap-3">
        {step === 'email' ? (
          <EmailStep
            email={email}
            onChange={(next) => {
              setEmail(next);
              setIsInUse(false);
            }}
            isSending={sending === 'mail'}
            isInUse={isInUse}
            onSend={() => void handleSend()}
            onTouch={() => void loadCalls().catch(() => undefined)}
          />
        ) : (
          <DoneLine
            doneLabel={t('stepDone')}
            action={
              <button
                type="button"
                aria-label={t('changeEmail', { email })}
                onClick={handleChangeEmail}
                className="focus-ring hit-area type-body flex-none rounded-chip font-medium text-accent-text hover:underline"
              >
                {t('change')}
              </button>
            }
          >
            {email.trim()}
          </DoneLine>
        )}
        {step === 'email' && <StepCard number={2} title={t('codeStep')} state="waiting" />}
        {step === 'code' && (
          <Suspense fallback={<StepCard number={2} title={t('codeStep')} state="waiting" />}>
            <CodeStep
              code={code}
              onChange={(next) => {
                setCode(next);
                setIsCodeWrong(false);
              }}
              onComplete={(given) => void handleCode(given)}
              isChecking={sending === 'code'}
              isWrong={isCodeWrong}
              resendAtMs={resendAtMs}
              onResend={() => void handleSend()}
            />
          </Suspense>
        )}
        {step === 'account' && <DoneLine doneLabel={t('stepDone')}>{t('verifiedLine')}</DoneLine>}
        <form ref={accountForm} noValidate onSubmit={(event) => void handleSubmit(event)}>
          <Suspense
            fallback={
              <div className="md:min-h-86">
                <StepCard number={3} title={t('accountStep')} state="waiting" />
              </div>
            }
          >
            <AccountStep
              title={t('accountStep')}
              isOpen={step === 'account'}
              form={form}
              errors={errors}
              onChange={(change) => setForm((old) => ({ ...old, ...change }))}
              onBlur={(field) => form[field] !== '' && setLeft((old) => new Set(old).add(field))}
            />
          </Suspense>
          <Button
            type="submit"
            variant="primary"
            size="touch"
            wide
            className="mt-4.5"
            disabled={step !== 'account'}
            loading={sending === 'account'}
          >
            {t('submit')}
          </Button>
        </form>
      </div>
      <p className="type-body mt-4 text-center text-[0.875rem] text-text-2">
        {t.rich('haveAccount', {
          logIn: (text) => (
            <Link asChild>
              <RouterLink to={PATHS.login} state={location.state}>
                {text}
              </RouterLink>
            </Link>
          ),
        })}
      </p>
    </div>
  );
}
