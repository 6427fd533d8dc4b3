import { LIMITS } from '@fovea/contract';
import { Button, Dialog, PasswordField } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { useTexts } from '#features/credits/transfer/texts.ts';
import { isAnswered, sendCodes } from '#features/credits/transfer/transfer.queries.ts';
import { creditsQuery } from '#shared/api/credits.queries.ts';
import { toErrorText } from '#shared/api/error-texts.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { useSession } from '#shared/session/session.ts';
import { toasts } from '#shared/toasts.ts';
import { CheckList } from './check-list.tsx';
import { WrongNote } from './wrong-note.tsx';

interface SendPasswordProps {
  ref: Ref<HTMLInputElement>;
  error: string | undefined;
  onChange: () => void;
}

interface SumsProps {
  count: number;
  amount: number;
  balance: number | undefined;
}

const PASSWORD_CODES: readonly string[] = ['password_needed', 'password_wrong', 'password_limited'];

interface Problem {
  readonly text: string;
  /** Marks a fault of the password, not of the whole. */
  readonly isPassword: boolean;
  /** Grows with each failure. */
  readonly attempt: number;
}

/** All receivers before anything is sent, each once. */
export function CheckReceivers({
  amount,
  receivers,
  wrong,
  onRemove,
  onSent,
  onClose,
}: ModalProps['sessionTransferEmailCheck'] & ModalFrame) {
  const t = useTexts();
  const formId = useId();
  const password = useRef<HTMLInputElement>(null);
  const { data: credits } = useQuery(creditsQuery);
  const [left, setLeft] = useState(receivers);
  const [isAsked, setIsAsked] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [isUnanswered, setIsUnanswered] = useState(false);
  const total = left.length * amount;
  const after = credits && credits.balance - total;
  const needsPassword = isAsked || total > LIMITS.transferPasswordAbove;

  const tell = (text: string, isPassword: boolean) => {
    setProblem({ text, isPassword, attempt: (problem?.attempt ?? 0) + 1 });
    if (isPassword) password.current?.focus();
  };
  const handleRemove = (email: string) => {
    onRemove(email);
    if (left.length === 1) onClose();
    else setLeft(left.filter((receiver) => receiver.email !== email));
  };
  const handleFailure = (error: unknown) => {
    setIsUnanswered(!isAnswered(error));
    if (!isAnswered(error)) return tell(t('unanswered'), false);
    const isPassword = PASSWORD_CODES.includes(error.code);
    if (isPassword) setIsAsked(true);
    tell(toErrorText(error), isPassword);
  };
  const { send, isBusy: isSending } = useWrite({
    write: sendCodes,
    cause: 'send-codes',
    onDone: (count) => {
      onClose();
      onSent();
      toasts.show({ kind: 'success', title: t('sent', { count }) });
    },
    onRefused: (error) => {
      handleFailure(error);
      return true;
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const typed = password.current?.value;
    if (needsPassword && !typed) return tell(t('passwordMissing'), true);
    send({
      amount,
      receivers: left.map(({ email }) => email),
      ...(typed ? { password: typed } : {}),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      widthPx={520}
      busy={isSending}
      closeLabel={t('close')}
      title={t('checkTitle')}
      description={t('checkText')}
      actions={
        <>
          <Button size="public" disabled={isSending} onClick={onClose}>
            {t('back')}
          </Button>
          <Button
            type="submit"
            form={formId}
            size="public"
            variant="primary"
            loading={isSending}
            disabled={after !== undefined && after < 0}
            iconLeft={<Send aria-hidden="true" />}
          >
            {t('send', { count: left.length })}
          </Button>
        </>
      }
    >
      <CheckList
        receivers={left}
        amount={amount}
        // A transfer that may be on its way already must be sent again unchanged, or not at all.
        isFixed={isSending || isUnanswered}
        onRemove={handleRemove}
      />
      <Sums count={left.length} amount={amount} balance={credits?.balance} />
      {wrong.length > 0 && (
        <div className="mt-3">
          <WrongNote wrong={wrong} />
        </div>
      )}
      {problem && !problem.isPassword && (
        <FormAlert attempt={problem.attempt}>{problem.text}</FormAlert>
      )}
      <form id={formId} noValidate onSubmit={handleSubmit}>
        {needsPassword && (
          <SendPassword
            ref={password}
            error={problem?.isPassword ? problem.text : undefined}
            onChange={() => problem?.isPassword && setProblem(undefined)}
          />
        )}
      </form>
    </Dialog>
  );
}

/** Sum that leaves, and the rest or the lack after it. */
function Sums({ count, amount, balance }: SumsProps) {
  const t = useTexts();
  const total = count * amount;
  const isShort = balance !== undefined && balance < total;
  const bold = (text: string) => <b className="font-semibold text-text">{text}</b>;
  const red = (text: string) => <b className="font-semibold">{text}</b>;
  return (
    <p
      aria-live="polite"
      className="type-body tnum mt-3 flex flex-wrap justify-between gap-x-4 text-text-2"
    >
      <span>
        {t.rich('sum', { b: bold }, { count, amount, sessions: t('sessions', { count: total }) })}
      </span>
      {balance !== undefined && (
        <span className={isShort ? 'text-bad' : undefined}>
          {isShort
            ? t.rich('sumMissing', { b: red }, { missing: toNumberText(total - balance) })
            : t.rich('sumAfter', { b: bold }, { balance: toNumberText(balance - total) })}
        </span>
      )}
    </p>
  );
}

/** Whoever found an open screen must not send many sessions away. */
function SendPassword({ ref, error, onChange }: SendPasswordProps) {
  const t = useTexts();
  const email = useSession((session) => session.self?.email) ?? '';
  return (
    <div className="mt-4">
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={ref}
        className="max-md:[&_.field-edge]:min-h-11"
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        hint={t('passwordHint', { max: LIMITS.transferPasswordAbove })}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={error && <span role="alert">{error}</span>}
        onChange={onChange}
      />
    </div>
  );
}
