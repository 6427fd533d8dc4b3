import { type CALLS, type CallReply, LIMITS, type Project } from '@fovea/contract';
import { Button, ButtonLink, CopyField, Dialog, Skeleton } from '@fovea/ui';
import { QrPicture, toQrCode } from '@fovea/ui/qr';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { toErrorText } from '#shared/api/error-texts.ts';
import { createTestLink } from '#shared/api/projects.queries.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { toDateTimeText } from '#shared/format/dates.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { toTestAnalysis } from '#shared/paths.ts';
import { toTestRunQuery } from './test-run.queries.ts';
import { useTexts } from './texts.ts';

type TestLink = CallReply<typeof CALLS.createTestLink>;

interface TestRunProps extends ModalFrame {
  projectId: string;
  device: Project['device'];
}

/** Makes a link when it opens: whoever asks for it wants to scan it now. */
export function TestRun({ projectId, device, onClose }: TestRunProps) {
  const t = useTexts();
  const [link, setLink] = useState<TestLink>();
  const { send, error, isBusy } = useWrite({
    write: () => createTestLink(projectId),
    cause: 'test-run',
    onDone: setLink,
    // Said in the dialog.
    onRefused: () => true,
  });
  useEffect(() => send(), [send]);
  const hasFailed = error !== null && !isBusy;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      widthPx={440}
      title={t(device === 'tablet' ? 'titleTablet' : 'title')}
      description={t('text')}
      closeLabel={t('close')}
      actions={
        <>
          {hasFailed && <Button onClick={() => send()}>{t('retry')}</Button>}
          <Button variant="primary" data-initial-focus onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      {link && <LinkToScan link={link} />}
      {link && <LastTest projectId={projectId} link={link} onClose={onClose} />}
      {hasFailed && (
        <p role="alert" className="type-body text-bad">
          {toErrorText(error)}
        </p>
      )}
      {!link && !hasFailed && (
        <div role="status" aria-label={t('making')} className="flex flex-col items-center gap-4">
          <Skeleton className="size-52 rounded-banner" />
          <Skeleton className="h-9 w-full" />
        </div>
      )}
    </Dialog>
  );
}

function LinkToScan({ link: { url, expiresAt } }: { link: TestLink }) {
  const t = useTexts();
  const code = useMemo(() => toQrCode(url), [url]);
  return (
    <div className="flex flex-col items-center gap-4">
      <QrPicture code={code} label={t('code')} className="w-52 p-3" />
      <CopyField
        label={t('link')}
        labelHidden
        value={url}
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
        className="w-full"
      />
      <p className="type-small text-pretty text-text-3">
        {t('until', { time: toDateTimeText(expiresAt) })}
      </p>
    </div>
  );
}

/** The recording made by this link or an earlier one: the way to it is the same. */
function LastTest({
  projectId,
  link,
  onClose,
}: Pick<TestRunProps, 'projectId' | 'onClose'> & { link: TestLink }) {
  const t = useTexts();
  const { data: joinedAt } = useQuery(toTestRunQuery(projectId));
  // The server's clock says both.
  const madeMs = Date.parse(link.expiresAt) - LIMITS.testLinkMinutes * 60_000;
  const isNew = joinedAt != null && Date.parse(joinedAt) >= madeMs;
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 border-border border-t pt-4 empty:hidden"
    >
      {joinedAt && (
        <>
          <p className="type-body">
            {isNew ? t('arrived') : t('earlier', { time: toDateTimeText(joinedAt) })}
          </p>
          <ButtonLink variant={isNew ? 'primary' : 'secondary'} asChild>
            <Link to={toTestAnalysis(projectId)} onClick={onClose}>
              {t('analyse')}
            </Link>
          </ButtonLink>
        </>
      )}
    </div>
  );
}
