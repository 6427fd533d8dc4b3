import type { Project } from '@fovea/contract';
import { useEffect, useRef } from 'react';
import { listStartFaults } from '#features/projects/model/start-faults.ts';
import { Board } from './board.tsx';
import { CheckList, type Jumps } from './check-list.tsx';
import { useReviewTexts } from './texts.ts';

export interface ReviewProps extends Jumps {
  project: Project;
  /** Grows with each start that a fault has stopped: the first fault takes the focus. */
  stops: number;
}

/** Checks before the start, and all pages as they will be seen. */
export function Review({ project, stops, onPages, onPage, onSettings }: ReviewProps) {
  const t = useReviewTexts();
  const checks = useRef<HTMLElement>(null);
  useEffect(() => {
    if (stops > 0) checks.current?.querySelector<HTMLElement>('[data-fault]')?.focus();
  }, [stops]);
  const missing = listStartFaults(project).length;
  return (
    <div className="mx-auto flex w-full flex-col gap-6 px-4 py-6" style={{ maxWidth: '72rem' }}>
      <section ref={checks} aria-label={t('title')} style={{ maxWidth: '42rem' }}>
        <h2 className="type-h3 mb-1">{t('title')}</h2>
        <p className="type-body mb-3 text-text-2">
          {missing === 0 ? t('ready') : t('missing', { count: missing })}
        </p>
        <CheckList project={project} onPages={onPages} onPage={onPage} onSettings={onSettings} />
      </section>
      {(project.pages.length > 0 || project.finalReview) && (
        <section aria-label={t('board')}>
          <h2 className="type-h3">{t('board')}</h2>
          {project.shuffle && <p className="type-small text-text-3">{t('order')}</p>}
          <Board project={project} onPage={onPage} />
        </section>
      )}
    </div>
  );
}
