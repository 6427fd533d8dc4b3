import type { Project } from '@fovea/contract';
import { VisuallyHidden } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useParams } from 'react-router';
import { toProjectQuery } from '#shared/api/projects.ts';
import { takeFiles } from '#shared/files/pending-files.ts';
import { modals } from '#shared/modals/modals.ts';
import { toProject } from '#shared/paths.ts';
import { useTitle } from '#shared/title.ts';
import type { EditorRow } from './model/editor-rows.ts';
import { useAutosave } from './model/use-autosave.ts';
import { useEditorPages } from './model/use-editor-pages.ts';
import { usePageEdits } from './model/use-page-edits.ts';
import { useProjectEdits } from './model/use-project-edits.ts';
import { DropOverlay } from './parts/drop-overlay.tsx';
import { EditorFooter } from './parts/editor-footer.tsx';
import { EditorHeader } from './parts/editor-header.tsx';
import { EditorSkeleton } from './parts/editor-skeleton.tsx';
import { Inspector } from './parts/inspector.tsx';
import { PageList } from './parts/page-list.tsx';
import { Stage } from './parts/stage.tsx';
import { useTexts } from './texts.ts';

export function ProjectEditor() {
  const { id = '' } = useParams();
  const { data: project } = useQuery(toProjectQuery(id));
  const wasEdited = useRef(false);
  if (project === undefined) return <EditorSkeleton />;
  // An active project is frozen: there is nothing to edit. One that was activated here is new.
  if (project.status !== 'edit') {
    return <Navigate to={toProject(id)} replace state={{ isNew: wasEdited.current }} />;
  }
  wasEdited.current = true;
  return <Editor key={id} project={project} />;
}

function Editor({ project }: { project: Project }) {
  const t = useTexts();
  useTitle(t('title', { name: project.name }));
  const pages = useEditorPages(project);
  const autosave = useAutosave(project.id);
  const { saveState } = autosave;
  const { setTimer, removePage } = usePageEdits(project, autosave);
  const { setType, setTarget } = useProjectEdits(project, autosave);
  const hadUploads = useRef(false);
  if (pages.busyCount > 0) hadUploads.current = true;

  // Files dropped where the project was made arrive with it.
  const { addFiles } = pages;
  const first = useRef(addFiles);
  useEffect(() => first.current(takeFiles(project.id)), [project.id]);

  const handleRemove = (row: EditorRow) => {
    if (row.page) removePage(row.page, row.page === project.pages.at(-1));
    else pages.uploads.dismiss(row.key);
  };
  const isSaving = saveState === 'saving' || pages.busyCount > 0;
  const shownState = isSaving ? 'saving' : pages.hasFailed ? 'failed' : saveState;
  return (
    <>
      <EditorHeader
        project={project}
        saveState={shownState}
        onActivate={() => modals.open('activate', { projectId: project.id })}
      />
      <main
        id="content"
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto outline-none lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)_20rem] lg:overflow-hidden"
      >
        <PageList pages={pages} onRemove={handleRemove} />
        <Stage project={project} pages={pages} />
        <Inspector
          project={project}
          row={pages.current}
          onTimer={setTimer}
          onRemove={handleRemove}
          onType={setType}
          onTarget={setTarget}
        />
      </main>
      <EditorFooter project={project} />
      <DropOverlay onFiles={addFiles} />
      <VisuallyHidden>
        <span role="status">
          {pages.busyCount > 0
            ? t('uploadState', { count: pages.busyCount })
            : hadUploads.current && t('uploadDone')}
        </span>
      </VisuallyHidden>
    </>
  );
}
