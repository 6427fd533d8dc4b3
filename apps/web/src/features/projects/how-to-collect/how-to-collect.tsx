import { toVisitMinutes } from '@fovea/contract';
import { Button, Dialog } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, Mail, ShieldCheck, UserCheck } from 'lucide-react';
import { copyInvitation, copyLink } from '#features/projects/model/share.ts';
import { toProjectQuery } from '#shared/api/projects.queries.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { DoneDrawing, OpenDrawing, SendDrawing, SitDrawing } from './step-drawings.tsx';
import { useTexts } from './texts.ts';

interface HowToCollectProps extends ModalFrame {
  projectId: string;
}

export function HowToCollect({ projectId, onClose }: HowToCollectProps) {
  const t = useTexts();
  const { data: project } = useQuery(toProjectQuery(projectId));
  const minutes = toVisitMinutes(project?.lengthMs ?? 0);
  const device = t(project?.device ?? 'mobile');
  const steps = [
    { key: 'send', drawing: <SendDrawing /> },
    { key: 'open', drawing: <OpenDrawing /> },
    { key: 'sit', drawing: <SitDrawing distance={t('distance')} /> },
    { key: 'done', drawing: <DoneDrawing /> },
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      widthPx={720}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        project?.status === 'active' && (
          <>
            <Button
              size="public"
              iconLeft={<Mail aria-hidden="true" />}
              onClick={() => void copyInvitation(project)}
            >
              {t('copyInvitation')}
            </Button>
            <Button
              size="public"
              variant="primary"
              data-initial-focus
              iconLeft={<Link aria-hidden="true" />}
              onClick={() => void copyLink(project)}
            >
              {t('copyLink')}
            </Button>
          </>
        )
      }
    >
      <ol className="grid gap-3 md:grid-cols-4">
        {steps.map(({ key, drawing }, at) => (
          <li key={key} className="flex overflow-hidden rounded-bar border border-border md:block">
            <div className="grid w-32 flex-none place-items-center bg-surface-2 md:w-auto">
              {drawing}
            </div>
            <div className="px-3.5 pt-3 pb-3.5">
              <h3 className="type-body font-semibold">
                <span className="tnum text-accent-text">{at + 1}</span>{' '}
                {t(`${key}Title`, { minutes, device })}
              </h3>
              <p className="type-small mt-0.5 text-pretty text-text-3">{t(`${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <ul className="type-small mt-4 flex flex-wrap gap-x-5.5 gap-y-2 text-text-2">
        <li className="flex items-center gap-1.5">
          <UserCheck aria-hidden="true" className="text-text-3" />
          {t('adults')}
        </li>
        <li className="flex items-center gap-1.5">
          <ShieldCheck aria-hidden="true" className="text-text-3" />
          {t('privacy', { device })}
        </li>
      </ul>
    </Dialog>
  );
}
