import type { Project } from '@fovea/contract';
import { DropZone, IconButton } from '@fovea/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { EditorRow } from '#features/projects/editor/model/editor-rows.ts';
import type { ProjectPatch } from '#features/projects/editor/model/edits.ts';
import { type Preview, usePreview } from '#features/projects/editor/model/preview-device.ts';
import {
  layOut,
  measurePreview,
  placeNotes,
} from '#features/projects/editor/model/preview-size.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { ACCEPTED } from '#features/projects/files/media-files.ts';
import type { Upload } from '#features/projects/files/uploads/upload.ts';
import type { Uploads } from '#features/projects/files/uploads/upload-queue.ts';
import { HeldDevice } from './held-device.tsx';
import { MiniMap } from './mini-map.tsx';
import { PageView } from './page-view.tsx';
import { QuestionView } from './question-view.tsx';
import { StageNotes } from './stage-notes.tsx';
import { StageToolbar } from './stage-toolbar.tsx';
import { UploadView } from './upload-view.tsx';

const MAX_WIDTH_PX = {
  mobile: { portrait: 298, landscape: 620 },
  tablet: { portrait: 460, landscape: 660 },
} as const;

export interface StageProps {
  project: Project;
  rows: readonly EditorRow[];
  current: EditorRow | undefined;
  uploads: readonly Upload[];
  queue: Uploads;
  onSelect: (row: EditorRow) => void;
  onFiles: (files: readonly File[]) => void;
  /** Into a place of the page that is shown. */
  onSlotFiles: (slot: number, files: readonly File[]) => void;
  onProject: (patch: ProjectPatch) => void;
}

/** The participant's view, in a frame on a dotted ground. */
export function Stage(props: StageProps) {
  const t = useTexts();
  const [place, size] = useSize<HTMLDivElement>();
  const { project, rows, current, onProject } = props;
  const preview = usePreview(project);
  const { screen, box } = preview;
  const [zoom, setZoom] = useState<number>();
  const [scrolled, setScrolled] = useState({ key: '', px: 0 });
  const maxPx = MAX_WIDTH_PX[project.device][project.orientation];
  const fittingPx = measurePreview(size, screen, maxPx);
  const widthPx = zoom && fittingPx > 0 ? Math.round(screen.widthPx * zoom) : fittingPx;
  const scale = widthPx / screen.widthPx;
  const notes = placeNotes(size, screen, widthPx);
  const page = current?.page;
  const isLong = page?.display === 'scroll' && layOut(page, box).contentHeightPx > box.heightPx;
  return (
    <section
      aria-label={t(project.device === 'mobile' ? 'preview' : 'previewTablet')}
      className="relative flex min-h-110 flex-1 flex-col bg-[radial-gradient(var(--border-2)_1px,transparent_1px)] bg-[length:20px_20px] bg-stage px-4 pt-3.5 pb-4 lg:min-h-0"
    >
      <StageToolbar
        project={project}
        preview={preview}
        scale={scale}
        onProject={onProject}
        onZoom={setZoom}
      />
      <div ref={place} className="relative min-h-0 flex-1">
        {widthPx > 0 && (
          // A frame that was made larger than its place is scrolled to.
          <div
            className="absolute inset-0 grid"
            style={{ placeItems: 'safe center', overflow: zoom ? 'auto' : undefined }}
          >
            <div className="relative grid h-fit w-fit place-items-center">
              <HeldDevice
                preview={preview}
                project={project}
                widthPx={widthPx}
                className="shadow-[0_30px_70px_rgb(20_20_30/0.28),0_6px_18px_rgb(20_20_30/0.18)]"
              >
                <Shown
                  {...props}
                  preview={preview}
                  scale={scale}
                  onScroll={(px) => setScrolled({ key: page?.id ?? '', px })}
                />
              </HeldDevice>
              {notes && page && (
                <StageNotes
                  place={notes}
                  project={project}
                  page={page}
                  box={box}
                  isLast={page === project.pages.at(-1)}
                />
              )}
              {notes === 'beside' && page && isLong && (
                <MiniMap
                  page={page}
                  box={box}
                  scrolledPx={scrolled.key === page.id ? scrolled.px : 0}
                />
              )}
            </div>
          </div>
        )}
      </div>
      {rows.length > 1 && <Pager {...props} />}
    </section>
  );
}

function Shown({
  current,
  uploads,
  queue,
  onFiles,
  onSlotFiles,
  preview: { box },
  scale,
  onScroll,
}: StageProps & { preview: Preview; scale: number; onScroll: (px: number) => void }) {
  const t = useTexts();
  if (current === undefined) {
    return (
      <DropZone
        className="absolute inset-x-3 top-[7.5%] bottom-3 justify-center rounded-hero px-3"
        title={t('dropTitle')}
        hint={t('dropHint')}
        browseLabel={t('browse')}
        dropLabel={t('dropNow')}
        accept={ACCEPTED.any}
        onFiles={onFiles}
      />
    );
  }
  if (current.upload) return <UploadView upload={current.upload} />;
  const { page } = current;
  if (page.kind === 'survey') {
    return page.question && <QuestionView {...box} question={page.question} scale={scale} />;
  }
  return (
    <PageView
      key={page.id}
      page={page}
      box={box}
      scale={scale}
      onScroll={onScroll}
      uploads={uploads}
      queue={queue}
      onFiles={onSlotFiles}
    />
  );
}

function Pager({ rows: all, current, onSelect }: StageProps) {
  const t = useTexts();
  const rows = all.filter(({ upload }) => upload?.state !== 'refused');
  const at = current ? rows.indexOf(current) : -1;
  const go = (step: number) => {
    const next = rows[at + step];
    if (next) onSelect(next);
  };
  return (
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
        {at >= 0 && t('pageOf', { number: at + 1, count: rows.length })}
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
  );
}

/** The size of an element in CSS px, kept up to date. */
function useSize<E extends HTMLElement>(): [
  RefObject<E | null>,
  { widthPx: number; heightPx: number },
] {
  const element = useRef<E>(null);
  const [size, setSize] = useState({ widthPx: 0, heightPx: 0 });
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ widthPx: Math.round(width), heightPx: Math.round(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
