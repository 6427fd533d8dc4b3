import type { TransferCodeStatus } from '@fovea/contract';
import { Button } from '@fovea/ui';
import { Download } from 'lucide-react';
import { useTexts } from '#features/credits/transfer/texts.ts';
import { fetchCodesFile } from '#features/credits/transfer/transfer.queries.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { downloadText } from '#shared/download-text.ts';

/** The chosen codes as a file. */
export function CodesFile({ status }: { status: TransferCodeStatus | undefined }) {
  const t = useTexts();
  const { send, isBusy } = useWrite({
    write: () => fetchCodesFile(status),
    cause: 'codes-file',
    onDone: (text) => downloadText('fovea-codes.csv', text, 'text/csv;charset=utf-8'),
  });
  return (
    <Button
      size="dense"
      loading={isBusy}
      iconLeft={<Download aria-hidden="true" />}
      onClick={() => send()}
    >
      {t('csv')}
    </Button>
  );
}
