import type { Project } from '@fovea/contract';
import { toScreenSize } from '@fovea/gaze/geometry';
import { DeviceFrame, DropZone, IconButton } from '@fovea/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { EditorRow } from '#features/projects/editor/model/editor-rows.ts';
import type { ProjectPatch } from '#features/projects/editor/model/edits.ts';
import { measurePreview, placeNotes } from '#features/projects/editor/model/preview-size.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { ACCEPTED } from '#features/projects/files/media-files.ts';
import type { Upload } from '#features/projects/files/uploads/upload.ts';
import type { Uploads } from '#features/projects/files/uploads/upload-queue.ts';
import { PageView } from './page-view.tsx';
import { QuestionView } from './question-view.tsx';
import { StageNotes } from './stage-notes.tsx';
import { StageToolbar } from './stage-toolbar.tsx';
import { UploadView } from './upload-view.tsx';
import { useSize } from './use-size.ts';

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

/** What the participant sees, in a frame on a dotted ground. */
export function Stage(props: StageProps) {
  const t = useTexts();
  const [place, size] = useSize<HTMLDivElement>();
  const { project, rows, current, onProject } = props;
  const screen = toScreenSize(project);
  const maxPx = MAX_WIDTH_PX[project.device][project.orientation];
  const widthPx = measurePreview(size, screen, maxPx);
  const notes = placeNotes(size, screen, widthPx);
  const kind = current?.page?.kind ?? current?.upload?.kind;
  return (
    <section
      aria-label={t(project.device === 'mobile' ? 'preview' : 'previewTablet')}
      className="relative flex min-h-110 flex-1 flex-col bg-[radial-gradient(var(--border-2)_1px,transparent_1px)] bg-[length:20px_20px] bg-stage px-4 pt-3.5 pb-4 lg:min-h-0"
    >
      <StageToolbar project={project} onProject={onProject} />
      <div ref={place} className="relative grid min-h-0 flex-1 place-items-center">
        {widthPx > 0 && (
          <div className="absolute inset-0 m-auto grid h-fit w-fit place-items-center">
            <DeviceFrame
              widthPx={widthPx}
              aspect={screen.widthPx / screen.heightPx}
              kind={project.device === 'mobile' ? 'phone' : 'tablet'}
              island={project.orientation === 'portrait' && kind !== 'image'}
              className="shadow-[0_30px_70px_rgb(20_20_30/0.28),0_6px_18px_rgb(20_20_30/0.18)]"
            >
              <Shown {...props} scale={widthPx / screen.widthPx} />
            </DeviceFrame>
            {notes && current?.page && (
              <StageNotes
                place={notes}
                project={project}
                page={current.page}
                isLast={current.page === project.pages.at(-1)}
              />
            )}
          </div>
        )}
      </div>
      {rows.length > 1 && <Pager {...props} />}
    </section>
  );
}

function Shown({
  project,
  current,
  uploads,
  queue,
  onFiles,
  onSlotFiles,
  scale,
}: StageProps & { scale: number }) {
  const t = useTexts();
  const screen = toScreenSize(project);
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
    return page.question && <QuestionView {...screen} question={page.question} scale={scale} />;
  }
  return (
    <PageView
      key={page.id}
      page={page}
      screen={screen}
      scale={scale}
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
