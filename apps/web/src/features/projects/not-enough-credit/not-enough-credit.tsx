import { Button, ButtonLink, Dialog, toClassNames } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleDashed, ShoppingCart, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CreditTable } from '#features/projects/parts/credit-table.tsx';
import { hasFreePlaces, useProOffer } from '#features/projects/parts/pro-offer.ts';
import { creditsQuery } from '#shared/api/credits.queries.ts';
import { toProjectQuery, updateProject } from '#shared/api/projects.queries.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { useFeatureTexts } from '#shared/features/feature-texts.ts';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import { type ModalFrame, modals } from '#shared/modals/modals.ts';
import { PATHS, toEditor, toProject } from '#shared/paths.ts';
import { useTexts } from './texts.ts';

interface WayOutProps {
  icon: ReactNode;
  title: string;
  note: string;
  /** The one that keeps what was wanted. */
  isFirst?: boolean;
  action: ReactNode;
}

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
  const { basicLacks } = useFeatureTexts();
  const toOffer = useProOffer();
  const { data: credits } = useQuery(creditsQuery);
  const { data: project } = useQuery(toProjectQuery(projectId));
  const canLower = purpose === 'upgrade' && project !== undefined && hasFreePlaces(project);
  const owed = credits?.owed ?? 0;
  const missing = needed + owed - balance;
  const isStart = purpose === 'activate';

  const buy = new URLSearchParams({
    sessions: String(missing),
    back: isStart ? toEditor(projectId) : toProject(projectId),
  });
  const about = {
    about: [KEYS.project(projectId), KEYS.projects],
    cause: 'not-enough-credit',
    onDone: () => modals.open('activate', { projectId }),
  };
  const fewer = useWrite({
    ...about,
    write: () => updateProject(projectId, { maxParticipant: balance }),
  });
  const basic = useWrite({ ...about, write: () => updateProject(projectId, { type: 'basic' }) });
  const isBusy = fewer.isBusy || basic.isBusy;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      widthPx={480}
      busy={isBusy}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      actions={
        <Button size="public" onClick={onClose} disabled={isBusy}>
          {t('notNow')}
        </Button>
      }
    >
      {purpose === 'upgrade' && project && (
        <p className="type-body mb-3 text-pretty">{toOffer(project)}</p>
      )}
      <CreditTable balance={balance} cost={needed} />
      {owed > 0 && (
        <p className="type-body mt-2 text-pretty text-text-2">{t('owed', { count: owed })}</p>
      )}
      <ul className="mt-2 flex flex-col gap-2">
        <WayOut
          isFirst
          icon={<ShoppingCart aria-hidden="true" />}
          title={t('buyTitle', { count: missing })}
          note={t('buyNote')}
          action={
            <ButtonLink asChild variant="primary">
              <Link
                to={{ pathname: PATHS.checkout, search: buy.toString() }}
                reloadDocument
                data-initial-focus
                onClick={onClose}
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
              <Button loading={fewer.isBusy} disabled={basic.isBusy} onClick={() => fewer.send()}>
                {t('fewer', { count: balance })}
              </Button>
            }
          />
        )}
        {purpose === 'add' && balance > 0 && (
          <WayOut
            icon={<Users aria-hidden="true" />}
            title={t('addTitle', { count: balance })}
            note={t('addNote')}
            action={
              <Button onClick={() => modals.open('changeTarget', { projectId, more: balance })}>
                {t('add')}
              </Button>
            }
          />
        )}
        {canLower && (
          <WayOut
            icon={<Users aria-hidden="true" />}
            title={t('lowerTitle')}
            note={t('lowerNote')}
            action={
              <Button onClick={() => modals.open('changeTarget', { projectId, more: 'none' })}>
                {t('lower')}
              </Button>
            }
          />
        )}
        {isStart && (
          <WayOut
            icon={<CircleDashed aria-hidden="true" />}
            title={t('basicTitle')}
            note={[t('free'), basicLacks].filter(Boolean).join(', ')}
            action={
              <Button
                aria-label={t('basicLabel')}
                loading={basic.isBusy}
                disabled={fewer.isBusy}
                onClick={() => basic.send()}
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

function WayOut({ icon, title, note, isFirst = false, action }: WayOutProps) {
  return (
    <li
      className={toClassNames(
        'flex flex-wrap items-center gap-3 rounded-bar border px-3.5 py-2.5',
        isFirst
          ? 'border-accent bg-accent-bg shadow-[0_0_0_1px_var(--accent)]'
          : 'border-border-2 bg-surface',
      )}
    >
      <span className={isFirst ? 'text-accent-text' : 'text-text-2'}>{icon}</span>
      <span className="min-w-0 flex-1 basis-36">
        <span className="type-body tnum block font-semibold">{title}</span>
        <span
          className={toClassNames(
            'type-small tnum block text-pretty',
            isFirst ? 'text-text-2' : 'text-text-3',
          )}
        >
          {note}
        </span>
      </span>
      {action}
    </li>
  );
}
