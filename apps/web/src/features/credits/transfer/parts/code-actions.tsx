import type { TransferCode } from '@fovea/contract';
import { Button, useCopied } from '@fovea/ui';
import { useTexts } from '#features/credits/transfer/texts.ts';
import { toDateText } from '#shared/format/dates.ts';
import { modals } from '#shared/modals/modals.ts';
import { toasts } from '#shared/toasts.ts';

interface CodeActionsProps {
  code: TransferCode;
  /** The code has come to its end, one way or the other. */
  onEnd: () => void;
}

/** Actions of a code that is not used, or its outcome. */
export function CodeActions({ code, onEnd }: CodeActionsProps) {
  const t = useTexts();
  const { id, receiver: email, status, usable, endedAt, moved } = code;
  if (status === 'USED') {
    return endedAt && <Note>{t('usedOn', { date: toDateText(endedAt) })}</Note>;
  }
  if (status === 'CANCELLED') {
    return moved !== null && <Note>{t('cameBack', { count: moved })}</Note>;
  }
  return (
    <span className="-mx-2.25 inline-flex max-md:gap-2">
      {code.code !== null && <CopyCode code={code.code} email={email} />}
      <Button
        size="dense"
        variant="quiet"
        className="font-normal text-bad hover:bg-bad-bg hover:text-bad max-md:min-h-9"
        aria-label={t('cancelOf', { email })}
        onClick={() => modals.open('cancelCoupon', { id, email, usable, onEnd })}
      >
        {t('cancel')}
      </Button>
    </span>
  );
}

function Note({ children }: { children: string }) {
  return <span className="type-small tnum text-text-3">{children}</span>;
}

function CopyCode({ code, email }: { code: string; email: string }) {
  const t = useTexts();
  const [isCopied, copy] = useCopied(() =>
    toasts.show({ kind: 'error', title: t('copyRefused', { code }), cause: 'copy-code' }),
  );
  return (
    <>
      <Button
        size="dense"
        variant="quiet"
        className="font-normal max-md:min-h-9"
        aria-label={isCopied ? undefined : t('copyCodeOf', { email })}
        onClick={() => copy(code)}
      >
        {t(isCopied ? 'copied' : 'copyCode')}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && t('copied')}
      </span>
    </>
  );
}
