import type { TransferCodeStatus } from '@fovea/contract';
import { Button } from '@fovea/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#features/transfer/texts.ts';
import { fetchCodesFile } from '#features/transfer/transfer.api.ts';
import { toErrorText } from '#shared/api/error-texts.ts';
import { downloadText } from '#shared/files/download-text.ts';
import { toasts } from '#shared/toasts.ts';

/** The chosen codes as a file. */
export function CodesFile({ status }: { status: TransferCodeStatus | undefined }) {
  const t = useTexts();
  const [isFetching, setIsFetching] = useState(false);
  const handleDownload = async () => {
    setIsFetching(true);
    try {
      downloadText('fovea-codes.csv', await fetchCodesFile(status), 'text/csv;charset=utf-8');
    } catch (error) {
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'codes-file' });
    } finally {
      setIsFetching(false);
    }
  };
  return (
    <Button
      size="dense"
      loading={isFetching}
      iconLeft={<Download aria-hidden="true" />}
      onClick={() => void handleDownload()}
    >
      {t('csv')}
    </Button>
  );
}
