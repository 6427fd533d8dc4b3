import type { Project } from '@fovea/contract';
import { VisuallyHidden } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { takeFiles } from '#features/projects/files/pending-files.ts';
import { bringBackFiles } from '#features/projects/files/uploads/kept-files.ts';
import {
  listPagesBehind,
  putBehindFiles,
  useUploads,
} from '#features/projects/files/uploads/project-uploads.ts';
import { isMoving, toTotals, type Upload } from '#features/projects/files/uploads/upload.ts';
import type { DraftSaver } from '#features/projects/model/draft/draft-saver.ts';
import { toDraft } from '#features/projects/model/draft/draft-view.ts';
import { toProjectQuery } from '#shared/api/projects.queries.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { modals } from '#shared/modals/modals.ts';
import { toProject } from '#shared/paths.ts';
import { useTitle } from '#shared/title.ts';
import { findRow, toRows } from './model/editor-rows.ts';
import { findFirstFileName } from './model/first-file-name.ts';
import { selectOnly } from './model/selection.ts';
import { shareOut } from './model/share-out.ts';
import { useEditorKeys } from './model/use-editor-keys.ts';
import { useDesk, useEdits } from './model/use-edits.ts';
import { useRoom } from './model/use-room.ts';
import { useRowActions } from './model/use-row-actions.ts';
import { DropOverlay } from './parts/drop-overlay.tsx';
import { EditedElsewhere } from './parts/edited-elsewhere.tsx';
import { EditorFooter } from './parts/editor-footer.tsx';
import { EditorHeader } from './parts/editor-header.tsx';
import { EditorSkeleton } from './parts/editor-skeleton.tsx';
import { Inspector } from './parts/inspector.tsx';
import { OtherRoom } from './parts/other-room.tsx';
import { PageList } from './parts/page-list.tsx';
import type { Aim } from './parts/page-settings.tsx';
import { Stage } from './parts/stage.tsx';
import { useTexts } from './texts.ts';

const ConflictDialog = lazyPart(() => import('./parts/conflict-dialog.tsx'), 'ConflictDialog');

export function ProjectEditor() {
  const { id = '' } = useParams();
  const { data: project } = useQuery(toProjectQuery(id));
  const arrival = useRef({ isNew: false });
  if (project === undefined) return <EditorSkeleton />;
  // An active project is frozen: there is nothing to edit. One that was activated here is new.
  if (project.status !== 'edit') {
    return <Navigate to={toProject(id)} replace state={arrival.current} />;
  }
  arrival.current = { isNew: true };
  return <EditorDesk key={id} stored={project} />;
}

/** One tab edits a project; others show it as it is stored. */
function EditorDesk({ stored }: { stored: Project }) {
  const { saver, isElsewhere, takeOver } = useDesk(stored);
  if (isElsewhere) return <EditedElsewhere project={stored} onTakeOver={takeOver} />;
  return saver ? <Editor stored={stored} saver={saver} /> : <EditorSkeleton />;
}

function Editor({ stored, saver }: { stored: Project; saver: DraftSaver }) {
  const t = useTexts();
  const edits = useEdits(stored, saver);
  const { project, theirs } = edits;
  const { room, stops, show, activate } = useRoom(project);
  useEditorKeys(edits);
  useTitle(t('title', { name: project.name }));
  const [uploads, list] = useUploads(project.id);
  const totals = toTotals(list);
  const [selection, setSelection] = useState(() => selectOnly(undefined));
  const setSelectedKey = (key: string) => setSelection(selectOnly(key));
  const [aim, setAim] = useState<Aim>();
  const [faultyId, setFaultyId] = useState<string>();
  const [said, setSaid] = useState('');
  const rows = toRows(project.pages, list, listPagesBehind);
  const current = findRow(rows, list, selection.shown);
  useFirstFileName(project, list, edits.nameAfterFile);

  const addFiles = (files: readonly File[]) => {
    const first = uploads.add(files).find(({ state }) => state !== 'refused');
    if (first) setSelectedKey(first.key);
  };
  // Files dropped where the project was made arrive with it.
  const start = useRef(addFiles);
  useEffect(() => {
    start.current(takeFiles(project.id));
    void bringBackFiles(project.id, uploads);
  }, [project.id, uploads]);

  const lead = (pageId: string, at: Aim['at']) => {
    setSelectedKey(pageId);
    setAim({ pageId, at });
  };
  /** Cancels uploads of a page, or of one of its places. */
  const cancelUploads = (pageId: string, slot?: number) => {
    for (const { key, target, state } of list) {
      if (target?.pageId !== pageId || state === 'done') continue;
      if (slot === undefined || target.slot === slot) uploads.cancel(key);
    }
  };
  const fillSlots = (slot: number, files: readonly File[]) => {
    const page = current?.page;
    if (!page) return;
    const { placed, rest } = shareOut(page, slot, files);
    for (const { file, slot: at } of placed) {
      cancelUploads(page.id, at);
      uploads.add([file], { pageId: page.id, slot: at });
    }
    if (rest.length > 0) uploads.add(rest);
  };

  const upgrade = () => {
    // The cost follows from the target, which may not be sent yet.
    edits.flush();
    modals.open('upgradeProject', { projectId: project.id });
  };
  const { chosen, actions } = useRowActions({
    edits,
    rows,
    current,
    selection,
    onSelection: setSelection,
    onRemoved: cancelUploads,
    onSay: setSaid,
  });
  return (
    <>
      <EditorHeader
        edits={edits}
        isBusy={totals.moving > 0}
        room={room}
        onRoom={show}
        onActivate={activate}
      />
      <main
        // The room keeps its place while another one is open.
        hidden={room !== 'build'}
        id={room === 'build' ? 'content' : undefined}
        tabIndex={-1}
        onBlur={edits.endTyping}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto outline-none lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)_20rem] lg:overflow-hidden"
      >
        <PageList
          project={project}
          rows={rows}
          current={current}
          chosen={chosen}
          uploads={uploads}
          actions={actions}
          onAdd={() =>
            modals.open('createAsset', {
              projectId: project.id,
              onPage: setSelectedKey,
              onQuestion: () => {
                const pageId = edits.addQuestion();
                if (!pageId) return;
                putBehindFiles(project.id, pageId);
                lead(pageId, 'question');
              },
            })
          }
          onProject={edits.setProject}
        />
        <Stage
          project={project}
          rows={rows}
          current={current}
          uploads={list}
          queue={uploads}
          onSelect={actions.onSelect}
          onFiles={addFiles}
          onSlotFiles={fillSlots}
          onProject={edits.setProject}
        />
        <Inspector
          project={project}
          row={current}
          isFilling={list.some(
            (upload) => upload.target?.pageId === current?.key && isMoving(upload),
          )}
          showsFaults={current !== undefined && current.key === faultyId}
          // A field that is hidden takes no focus.
          aim={room === 'build' ? aim : undefined}
          onAimed={() => setAim(undefined)}
          actions={actions}
          onPage={(patch) => current?.page && edits.setPage(current.page.id, patch)}
          onSlotFiles={fillSlots}
          onProject={edits.setProject}
          onUpgrade={upgrade}
        />
      </main>
      <OtherRoom
        room={room}
        project={project}
        stops={stops}
        onLeave={edits.endTyping}
        onPages={() => show('build')}
        onPage={(pageId) => {
          show('build');
          setFaultyId(pageId);
          lead(pageId, 'fault');
        }}
        onSettings={() => show('settings')}
        onProject={edits.setProject}
        onUpgrade={upgrade}
      />
      <EditorFooter project={project} />
      <DropOverlay onFiles={addFiles} />
      {theirs && (
        <Suspense>
          <ConflictDialog theirs={theirs} mine={toDraft(project)} onTakeTheirs={edits.takeTheirs} />
        </Suspense>
      )}
      <VisuallyHidden>
        <span role="status">
          {totals.moving > 0
            ? t('uploadState', { count: totals.moving })
            : totals.done > 0 && t('uploadDone')}
        </span>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

function useFirstFileName(
  project: Project,
  uploads: readonly Upload[],
  onName: (name: string) => void,
): void {
  const name = findFirstFileName(project, uploads);
  useEffect(() => {
    if (name !== undefined) onName(name);
  });
}
