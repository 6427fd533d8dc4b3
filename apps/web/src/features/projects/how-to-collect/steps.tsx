import { type Project, toVisitMinutes } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { ShieldCheck, UserCheck } from 'lucide-react';
import { DoneDrawing, OpenDrawing, SendDrawing, SitDrawing } from './step-drawings.tsx';
import { useTexts } from './texts.ts';

interface StepsProps {
  project: Pick<Project, 'lengthMs' | 'device'> | undefined;
  /** A sheet of paper is narrower than a window. */
  isSheet?: boolean;
}

/** Four drawings, and what holds for everybody. */
export function Steps({ project, isSheet = false }: StepsProps) {
  const t = useTexts();
  const minutes = toVisitMinutes(project?.lengthMs ?? 0);
  const device = t(project?.device ?? 'mobile');
  const steps = [
    { key: 'send', drawing: <SendDrawing /> },
    { key: 'open', drawing: <OpenDrawing /> },
    { key: 'sit', drawing: <SitDrawing distance={t('distance')} /> },
    { key: 'done', drawing: <DoneDrawing /> },
  ] as const;
  return (
    <>
      <ol className={toClassNames('grid gap-3', isSheet ? 'grid-cols-2' : 'md:grid-cols-4')}>
        {steps.map(({ key, drawing }, at) => (
          <li
            key={key}
            className={toClassNames(
              'overflow-hidden rounded-bar border border-border',
              !isSheet && 'flex md:block',
            )}
          >
            <div
              className={toClassNames(
                'grid flex-none place-items-center bg-surface-2',
                !isSheet && 'w-32 md:w-auto',
              )}
            >
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
    </>
  );
}
