import type { Page, Project } from '@fovea/contract';
import { IconButton } from '@fovea/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#features/projects/detail/live/texts.ts';
import { findDrawnMaps } from '#features/projects/detail/model/drawn-map-urls.ts';
import { type Picture, usePicture } from '#features/projects/detail/picture/use-picture.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { findPageName } from '#shared/project/page-name.ts';
import { PageThumb } from '#shared/project/page-thumb.tsx';
import { ChangeCurve } from './change-curve.tsx';
import { LivePanel } from './live-panel.tsx';

/** Where people have looked so far, page by page, and how much each new one still changes it. */
export function PicturePanel({ project }: { project: Project }) {
  const t = useTexts();
  const [chosen, setChosen] = useState(0);
  const shown = project.completed > 0 ? project.pages.filter(({ kind }) => kind !== 'survey') : [];
  const at = Math.min(chosen, Math.max(0, shown.length - 1));
  const page = shown[at];
  const picture = usePicture(project, page);
  if (page === undefined) {
    return (
      <LivePanel title={t('picture')}>
        <p className="type-body m-auto max-w-75 py-10 text-center text-text-3">{t('noPicture')}</p>
      </LivePanel>
    );
  }
  const number = project.pages.indexOf(page) + 1;
  return (
    <LivePanel
      title={t('picture')}
      note={t('pageOf', { number, name: findPageName(page) ?? '' })}
      aside={
        shown.length > 1 && (
          <span className="flex">
            <IconButton
              label={t('previousPage')}
              size="dense"
              disabled={at === 0}
              onClick={() => setChosen(at - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('nextPage')}
              size="dense"
              disabled={at === shown.length - 1}
              onClick={() => setChosen(at + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </span>
        )
      }
    >
      <div className="mt-3 flex flex-1 gap-3">
        <Looks
          page={page}
          mapUrls={findDrawnMaps(project, page) ?? picture?.stages.at(-1)?.mapUrls}
        />
        {picture !== undefined && picture.stages.length > 1 && (
          <Growth page={page} picture={picture} />
        )}
      </div>
      <p className="type-small tnum mt-2 text-text-3">
        {t('ofPeople', { count: picture?.stages.at(-1)?.people ?? project.completed })}
      </p>
    </LivePanel>
  );
}

type MapUrls = Picture['stages'][number]['mapUrls'];

function Looks({ page, mapUrls }: { page: Page; mapUrls: MapUrls | undefined }) {
  const t = useTexts();
  return (
    <div
      data-theme="dark"
      role="img"
      aria-label={t('pictureAlt')}
      className="grid min-w-0 flex-1 place-items-center overflow-hidden rounded-bar bg-stage py-4"
    >
      <PageThumb
        page={page}
        {...(mapUrls && { mapUrls })}
        className="h-62.5 w-29 rounded-bar ring-1 ring-border"
      />
    </div>
  );
}

/** The same page after some and after more people, and the change by each. */
function Growth({ page, picture: { stages, likeness } }: { page: Page; picture: Picture }) {
  const t = useTexts();
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <p className="type-micro text-text-3">{t('afterPeople')}</p>
      <ul className="mt-1.5 flex gap-2">
        {stages.map(({ people, mapUrls }) => (
          <li key={people} className="min-w-0 flex-1 text-center">
            <PageThumb page={page} mapUrls={mapUrls} className="h-24 w-full rounded-chip" />
            <span className="type-micro tnum text-text-2">{toNumberText(people)}</span>
          </li>
        ))}
      </ul>
      <ChangeCurve likeness={likeness} />
    </div>
  );
}
