import { Button, ButtonLink, Dialog } from '@fovea/ui';
import { CircleDashed, ShoppingCart, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { toErrorText } from '#shared/api/error-texts.ts';
import { rereadProject, updateProject } from '#shared/api/projects.ts';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import { type ModalFrame, modals } from '#shared/modals/modals.ts';
import { PATHS, toEditor, toProject } from '#shared/paths.ts';
import { SessionTable } from '#shared/project/session-table.tsx';
import { rememberLocation } from '#shared/session/return-location.ts';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';
import { WayOut } from './way-out.tsx';

type NotEnoughCreditProps = ModalProps['notEnoughCredit'] & ModalFrame;

/** Says how many sessions are missing, and the ways to go on. */
export function NotEnoughCredit({
  projectId,
  purpose,
  needed,
  balance,
  onClose,
}: NotEnoughCreditProps) {
  const t = useTexts();
  const [changing, setChanging] = useState<'fewer' | 'basic'>();
  const missing = needed - balance;
  const isStart = purpose === 'activate';

  const handleBuy = () => {
    rememberLocation(isStart ? toEditor(projectId) : toProject(projectId));
    onClose();
  };
  const handleChange = async (change: 'fewer' | 'basic') => {
    setChanging(change);
    try {
      await updateProject(
        projectId,
        change === 'fewer' ? { maxParticipant: balance } : { type: 'basic' },
      );
      modals.open('activate', { projectId });
    } catch (error) {
      setChanging(undefined);
      rereadProject(projectId);
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'not-enough-credit' });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      widthPx={480}
      busy={changing !== undefined}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      actions={
        <Button size="public" onClick={onClose} disabled={changing !== undefined}>
          {t('notNow')}
        </Button>
      }
    >
      <SessionTable balance={balance} cost={needed} />
      <ul className="mt-2 flex flex-col gap-2">
        <WayOut
          isFirst
          icon={<ShoppingCart aria-hidden="true" />}
          title={t('buyTitle', { count: missing })}
          note={t('buyNote')}
          action={
            <ButtonLink asChild variant="primary">
              <Link
                to={{ pathname: PATHS.pricing, search: `?sessions=${missing}` }}
                data-initial-focus
                onClick={handleBuy}
              >
                {t('buy')}
              </Link>
            </ButtonLink>
          }
        />
        {isStart && balance > 0 && (
          <WayOut
            icon={<Users aria-hidden="true" />}
            title={t('fewerTitle', { count: balance })}
            note={t('fewerNote', { count: balance })}
            action={
              <Button
                loading={changing === 'fewer'}
                disabled={changing === 'basic'}
                onClick={() => void handleChange('fewer')}
              >
                {t('fewer', { count: balance })}
              </Button>
            }
          />
        )}
        {isStart && (
          <WayOut
            icon={<CircleDashed aria-hidden="true" />}
            title={t('basicTitle')}
            note={t('basicNote')}
            action={
              <Button
                aria-label={t('basicLabel')}
                loading={changing === 'basic'}
                disabled={changing === 'fewer'}
                onClick={() => void handleChange('basic')}
              >
                {t('basic')}
              </Button>
            }
          />
        )}
      </ul>
    </Dialog>
  );
}
