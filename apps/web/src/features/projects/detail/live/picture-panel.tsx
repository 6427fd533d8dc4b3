import type { Project } from '@fovea/contract';
import { IconButton } from '@fovea/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#features/projects/detail/live/texts.ts';
import { findPageName } from '#shared/project/page-name.ts';
import { PageThumb } from '#shared/project/page-thumb.tsx';
import { LivePanel } from './live-panel.tsx';

/** The maps that a worker has drawn so far, page by page. */
export function PicturePanel({ project }: { project: Project }) {
  const t = useTexts();
  const [chosen, setChosen] = useState(0);
  const drawn = project.pages.filter(({ id }) => project.maps.some((map) => map.pageId === id));
  const at = Math.min(chosen, Math.max(0, drawn.length - 1));
  const page = drawn[at];
  if (page === undefined) {
    return (
      <LivePanel title={t('picture')}>
        <p className="type-body m-auto max-w-75 py-10 text-center text-text-3">{t('noPicture')}</p>
      </LivePanel>
    );
  }
  const number = project.pages.indexOf(page) + 1;
  const name = findPageName(page) ?? '';
  return (
    <LivePanel
      title={t('picture')}
      note={t('pageOf', { number, name })}
      aside={
        drawn.length > 1 && (
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
              disabled={at === drawn.length - 1}
              onClick={() => setChosen(at + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </span>
        )
      }
    >
      <div
        data-theme="dark"
        role="img"
        aria-label={t('pictureAlt')}
        className="mt-3 grid flex-1 place-items-center overflow-hidden rounded-bar bg-stage py-4"
      >
        <PageThumb
          page={page}
          mapUrls={page.assets.map(
            (_, slot) =>
              project.maps.find((map) => map.pageId === page.id && map.slot === slot)?.url,
          )}
          className="h-62.5 w-29 rounded-bar ring-1 ring-border"
        />
      </div>
      <p className="type-small tnum mt-2 text-text-3">
        {t('ofPeople', { count: project.completed })}
      </p>
    </LivePanel>
  );
}
