import { LIMITS } from '@fovea/contract/limits';
import { Button, Dialog, toClassNames } from '@fovea/ui';
import { useRef, useState } from 'react';
import { requestResetLink } from '#features/account/model/password-reset.queries.ts';
import { useCountdown } from '#shared/forms/use-countdown.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { useTexts } from './texts.ts';

const RESEND_MS = 30_000;

/** Says where the link went. The wait keeps an impatient person from asking for five of them. */
export function PasswordResetLink({ email, onClose }: { email: string } & ModalFrame) {
  const t = useTexts();
  const [resendAtMs, setResendAtMs] = useState(() => Date.now() + RESEND_MS);
  const [state, setState] = useState<'still' | 'sending' | 'sentAgain' | 'failed'>('still');
  const seconds = useCountdown(resendAtMs);
  const close = useRef<HTMLButtonElement>(null);
  const isSending = state === 'sending';

  const handleResend = async () => {
    setState('sending');
    try {
      await requestResetLink(email);
      setResendAtMs(Date.now() + RESEND_MS);
      setState('sentAgain');
      // The button that was pressed has to wait again and cannot keep the focus.
      requestAnimationFrame(() => close.current?.focus());
    } catch {
      setState('failed');
    }
  };

  return (
    <Dialog
      open
      widthPx={400}
      onOpenChange={onClose}
      busy={isSending}
      title={t('title')}
      description={
        <span className="wrap-anywhere">
          {t('sent', { email, minutes: LIMITS.resetMailHintMinutes })}
        </span>
      }
      actions={
        <>
          <Button
            size="public"
            className="tnum"
            loading={isSending}
            disabled={seconds > 0}
            onClick={() => void handleResend()}
          >
            {seconds > 0
              ? t('resendIn', { time: `0:${String(seconds).padStart(2, '0')}` })
              : t('resend')}
          </Button>
          <Button
            ref={close}
            variant="primary"
            size="public"
            data-initial-focus
            disabled={isSending}
            onClick={onClose}
          >
            {t('close')}
          </Button>
        </>
      }
    >
      {(state === 'sentAgain' || state === 'failed') && (
        <p
          role={state === 'failed' ? 'alert' : 'status'}
          className={toClassNames('type-body', state === 'failed' ? 'text-bad' : 'text-good')}
        >
          {t(state)}
        </p>
      )}
    </Dialog>
  );
}
