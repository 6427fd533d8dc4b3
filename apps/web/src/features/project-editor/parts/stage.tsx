import type { Project } from '@fovea/contract';
import { DeviceFrame, DropZone, IconButton } from '@fovea/ui';
import { ChevronLeft, ChevronRight, Scan, Timer } from 'lucide-react';
import {
  measureEmptyPercent,
  measurePreview,
  toScreen,
} from '#features/project-editor/model/preview-size.ts';
import type { EditorPages } from '#features/project-editor/model/use-editor-pages.ts';
import { useTexts } from '#features/project-editor/texts.ts';
import { ACCEPTED } from '#shared/files/picture-files.ts';
import { useDurationText } from '#shared/format/durations.ts';
import { useSize } from './use-size.ts';

const MAX_WIDTH_PX = { portrait: 298, landscape: 620 } as const;

interface StageProps {
  project: Project;
  pages: EditorPages;
}

/** What the participant sees, in a frame on a dotted ground. */
export function Stage({ project, pages }: StageProps) {
  const t = useTexts();
  const [place, size] = useSize<HTMLDivElement>();
  const { rows, current, select, addFiles } = pages;
  const screen = toScreen(project);
  const widthPx = measurePreview(size, screen, MAX_WIDTH_PX[project.orientation]);
  const at = current ? rows.indexOf(current) : -1;
  const go = (step: number) => {
    const next = rows[at + step];
    if (next) select(next.key);
  };
  return (
    <section
      aria-label={t(project.device === 'mobile' ? 'preview' : 'previewTablet')}
      className="relative flex min-h-110 flex-1 flex-col bg-[radial-gradient(var(--border-2)_1px,transparent_1px)] bg-[length:20px_20px] bg-stage px-4 pt-6 pb-4 lg:min-h-0"
    >
      <div ref={place} className="relative grid min-h-0 flex-1 place-items-center">
        {widthPx > 0 && (
          <div className="absolute inset-0 m-auto grid h-fit w-fit place-items-center">
            <DeviceFrame
              widthPx={widthPx}
              aspect={screen.widthPx / screen.heightPx}
              kind={project.device === 'mobile' ? 'phone' : 'tablet'}
              island={project.orientation === 'portrait' && current === undefined}
              className="shadow-[0_30px_70px_rgb(20_20_30/0.28),0_6px_18px_rgb(20_20_30/0.18)]"
            >
              {current ? (
                current.url && (
                  <img
                    src={current.url}
                    alt={current.name}
                    className="size-full bg-stage object-contain"
                  />
                )
              ) : (
                <DropZone
                  className="absolute inset-x-3 top-[7.5%] bottom-3 justify-center rounded-hero px-3"
                  title={t('dropTitle')}
                  hint={t('dropHint')}
                  browseLabel={t('browse')}
                  dropLabel={t('dropNow')}
                  accept={ACCEPTED}
                  onFiles={addFiles}
                />
              )}
            </DeviceFrame>
            {current && <Notes project={project} pages={pages} />}
          </div>
        )}
      </div>
      {rows.length > 1 && (
        <div className="mt-3 flex items-center justify-center gap-2.5">
          <IconButton
            variant="secondary"
            label={t('previousPage')}
            disabled={at <= 0}
            onClick={() => go(-1)}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <span aria-live="polite" className="type-small tnum text-text-2">
            {t('pageOf', { number: at + 1, count: rows.length })}
          </span>
          <IconButton
            variant="secondary"
            label={t('nextPage')}
            disabled={at >= rows.length - 1}
            onClick={() => go(1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </section>
  );
}

/** Beside the frame: what the settings mean, in words. */
function Notes({ project, pages: { current, rows } }: StageProps) {
  const t = useTexts();
  const toDuration = useDurationText();
  const page = current?.page;
  const asset = page?.assets[0];
  const picture =
    asset?.widthPx && asset.heightPx
      ? { widthPx: asset.widthPx, heightPx: asset.heightPx }
      : undefined;
  const emptyPercent = picture && measureEmptyPercent(toScreen(project), picture);
  const isLast = current === rows.at(-1);
  return (
    <div className="type-small hidden text-text-2 min-[76rem]:block">
      {picture && (
        <p className="absolute top-16 left-full ml-6.5 w-35">
          <span className="tnum flex items-center gap-1.5 font-semibold">
            <Scan aria-hidden="true" className="size-3.5" />
            {`${picture.widthPx} × ${picture.heightPx}`}
          </span>
          {emptyPercent ? t('fitsWithBars', { percent: emptyPercent }) : t('fitsWhole')}
        </p>
      )}
      {page?.timerMs && (
        <p className="absolute right-full bottom-28 mr-6.5 w-35 text-right">
          <span className="tnum flex items-center justify-end gap-1.5 font-semibold">
            {toDuration(page.timerMs)}
            <Timer aria-hidden="true" className="size-3.5" />
          </span>
          {t(isLast ? 'timerNoteLast' : 'timerNote')}
        </p>
      )}
    </div>
  );
}
