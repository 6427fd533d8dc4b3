import { CopyField } from '@fovea/ui';
import { QrPicture, toQrCode } from '@fovea/ui/qr';
import { useMemo } from 'react';
import { toWithdrawalLink } from '#recording/receipt.ts';
import { useTexts } from './texts.ts';

/** The receipt: whoever has it can have everything deleted. */
export function WithdrawalLink({ receipt }: { receipt: string }) {
  const t = useTexts();
  const link = toWithdrawalLink(receipt);
  const code = useMemo(() => toQrCode(link), [link]);
  return (
    <section aria-label={t('withdraw')} className="mt-8 flex w-full flex-col items-center gap-3">
      <h2 className="type-h3">{t('withdraw')}</h2>
      <p className="max-w-75 text-balance text-text-2">{t('withdraw_lead')}</p>
      <QrPicture code={code} label={t('code')} className="w-full max-w-44 p-3" />
      <CopyField
        label={t('link')}
        labelHidden
        value={link}
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
        className="w-full"
      />
    </section>
  );
}
