import { type Project, toCreditCost } from '@fovea/contract';
import { GalleryVerticalEnd } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { usePreview } from '#features/projects/editor/model/preview-device.ts';
import { HeldDevice } from '#features/projects/editor/parts/held-device.tsx';
import { PageStill } from '#features/projects/editor/parts/page-still.tsx';
import { useTexts } from '#features/projects/editor/texts.ts';
import { listStartFaults } from '#features/projects/model/start-faults.ts';
import { useFunds } from '#features/projects/model/use-funds.ts';
import { findPageName } from '#shared/project/page-name.ts';
import { CheckList, type Jumps } from './check-list.tsx';
import { useReviewTexts } from './texts.ts';

const LONG_SIDE_PX = 264;

interface BoardProps {
  project: Project;
  onPage: (pageId: string) => void;
}

const EMPTY = { image: 'emptyImage', video: 'emptyVideo', survey: 'emptyQuestion' } as const;

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
  const isShort = useFunds(toCreditCost(project)).state === 'short';
  return (
    <div className="mx-auto flex w-full flex-col gap-6 px-4 py-6" style={{ maxWidth: '72rem' }}>
      <section ref={checks} aria-label={t('title')} style={{ maxWidth: '42rem' }}>
        <h2 className="type-h3 mb-1">{t('title')}</h2>
        <p className="type-body mb-3 text-text-2">
          {missing > 0
            ? t('missing', { count: missing })
            : t(isShort ? 'readyButSessions' : 'ready')}
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

/** All pages in their order, each where the phone puts its pictures. */
function Board({ project, onPage }: BoardProps) {
  const t = useReviewTexts();
  const e = useTexts();
  const preview = usePreview(project);
  const { screen, box } = preview;
  const scale = LONG_SIDE_PX / Math.max(screen.widthPx, screen.heightPx);
  const widthPx = Math.round(screen.widthPx * scale);
  return (
    <ol aria-label={t('board')} className="mt-3 flex flex-wrap gap-6">
      {project.pages.map((page, at) => (
        <li key={page.id} className="flex flex-col items-center gap-2">
          <HeldDevice preview={preview} project={project} widthPx={widthPx}>
            <PageStill page={page} box={box} scale={widthPx / screen.widthPx} />
          </HeldDevice>
          <button
            type="button"
            onClick={() => onPage(page.id)}
            className="focus-ring type-small truncate rounded-chip px-1 font-medium hover:text-text"
            style={{ maxWidth: widthPx }}
          >
            {at + 1}. {findPageName(page) ?? e(EMPTY[page.kind])}
          </button>
        </li>
      ))}
      {project.finalReview && (
        <li
          className="flex flex-col items-center justify-center gap-1.5 rounded-card border border-border-2 border-dashed px-3 text-center text-text-2"
          style={{ width: widthPx }}
        >
          <GalleryVerticalEnd aria-hidden="true" className="text-text-3" />
          <span className="type-small font-medium">{e('finalReviewRow')}</span>
          <span className="type-micro">{e('finalReviewNote')}</span>
        </li>
      )}
    </ol>
  );
}
