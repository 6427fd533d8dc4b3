import { INQUIRY_USAGES } from '@fovea/contract/inquiry-fields';
import { LIMITS } from '@fovea/contract/limits';
import { Select, TextArea, TextField } from '@fovea/ui';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { toMonthText } from '#shared/format/dates.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { EmailField } from '#shared/forms/email-field.tsx';
import { focusFirstWrong } from '#shared/forms/focus-first-wrong.ts';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { language } from '#shared/language.ts';
import { modals } from '#shared/modals/modals.ts';
import { useSession } from '#shared/session/session.ts';
import type { Refusal } from './inquiry.queries.ts';
import {
  checkInquiry,
  type InquiryForm as Form,
  findAccountsProblem,
  type InquiryKind,
  listMonths,
  NO_INQUIRY,
} from './inquiry-rules.ts';
import { useTexts } from './texts.ts';

/** The contract and its schemas come when something is sent, not with the page. */
const loadCalls = () => import('./inquiry.queries.ts');
const OPEN = 'open';

export function InquiryForm({ kind }: { kind: InquiryKind }) {
  const t = useTexts();
  const box = useRef<HTMLFormElement>(null);
  const self = useSession((session) => session.self);
  const [typed, setTyped] = useState<Partial<Form>>({});
  const [isAsked, setIsAsked] = useState(false);
  const [outcome, setOutcome] = useState<'sending' | Refusal>();
  const [attempt, setAttempt] = useState(0);
  const known = self && { email: self.email, company: self.organization };
  const form: Form = { ...NO_INQUIRY, ...known, ...typed };
  const problems = checkInquiry(kind, form);
  const change = (change: Partial<Form>) => setTyped({ ...typed, ...change });
  const toProblem = (name: keyof Form) => {
    const problem = isAsked ? problems[name] : undefined;
    const { organizationMinAccounts: least, organizationMaxAccounts: most } = LIMITS;
    return problem && t(problem, { count: problem === 'accountsMany' ? most : least });
  };
  const bind = (name: 'firstName' | 'lastName' | 'email' | 'company' | 'accounts' | 'message') => ({
    label: t(name === 'company' && kind === 'organization' ? 'organization' : name),
    name,
    value: form[name],
    error: toProblem(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (outcome === 'sending') return;
    setIsAsked(true);
    if (Object.keys(problems).length > 0) return focusFirstWrong(box.current);
    setOutcome('sending');
    const failed = await loadCalls()
      .then(({ sendInquiry }) => sendInquiry(toInquiry(kind, form)))
      .catch((): Refusal => ({ key: 'failed' }));
    setOutcome(failed);
    if (failed) {
      setAttempt((old) => old + 1);
      return;
    }
    setTyped({});
    setIsAsked(false);
    modals.open('inquiryReceived', {});
  };

  return (
    <form
      ref={box}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="self-start rounded-dialog border border-border bg-surface p-6"
    >
      <p className="type-body text-text-2">{t('answer')}</p>
      {outcome !== undefined && outcome !== 'sending' && (
        <FormAlert attempt={attempt}>{outcome.said ?? t(outcome.key)}</FormAlert>
      )}
      <div className="mt-4 grid gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <Line {...bind('firstName')} autoComplete="given-name" />
          <Line {...bind('lastName')} autoComplete="family-name" />
        </div>
        <EmailField {...bind('email')} />
        <Line
          {...bind('company')}
          autoComplete="organization"
          maxLength={LIMITS.organizationMaxLength}
        />
        {kind === 'contact' ? (
          <Select
            label={t('usage')}
            size="touch"
            value={form.usage}
            options={INQUIRY_USAGES.map((value) => ({ value, label: t(`usage_${value}`) }))}
            onChange={(usage) => change({ usage })}
          />
        ) : (
          <Plan form={form} bind={bind('accounts')} onStart={(start) => change({ start })} />
        )}
        <TextArea
          {...bind('message')}
          rows={5}
          required={kind === 'contact'}
          maxLength={LIMITS.inquiryMaxLength}
          {...(kind === 'organization' ? { optionalText: t('optional') } : {})}
        />
      </div>
      <SubmitButton isSending={outcome === 'sending'}>{t('send')}</SubmitButton>
      <p className="type-small mt-3 text-text-3">{t('kept')}</p>
    </form>
  );
}

function Line(props: ComponentProps<typeof TextField>) {
  return <TextField size="touch" required maxLength={LIMITS.inquiryNameMaxLength} {...props} />;
}

interface PlanProps {
  form: Form;
  bind: ComponentProps<typeof TextField>;
  onStart: (start: string) => void;
}

/** How many accounts from when, and what that comes to. */
function Plan({ form, bind, onStart }: PlanProps) {
  const t = useTexts();
  const accounts = Number(form.accounts);
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          size="touch"
          type="number"
          inputMode="numeric"
          min={LIMITS.organizationMinAccounts}
          required
          {...bind}
        />
        <Select
          label={t('start')}
          size="touch"
          value={form.start || OPEN}
          options={[
            { value: OPEN, label: t('startOpen') },
            ...listMonths(Date.now()).map((value) => ({
              value,
              label: toMonthText(`${value}-15`),
            })),
          ]}
          onChange={(start) => onStart(start === OPEN ? '' : start)}
        />
      </div>
      <p role="status" className="type-body tnum text-text-2">
        {findAccountsProblem(form.accounts) === undefined &&
          t('planLine', {
            accounts: toNumberText(accounts),
            sessions: toNumberText(accounts * LIMITS.organizationSessionsPerAccount),
          })}
      </p>
    </>
  );
}

function toInquiry(kind: InquiryKind, form: Form) {
  const { usage, accounts, start, ...rest } = form;
  const sender = { ...rest, language: language.get() };
  return kind === 'contact'
    ? { kind, ...sender, usage }
    : { kind, ...sender, accounts: Number(accounts), start: start === '' ? null : start };
}
