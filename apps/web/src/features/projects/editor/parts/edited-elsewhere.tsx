import type { Project } from '@fovea/contract';
import { Button } from '@fovea/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { type EditorRow, findRow, toRows } from '#features/projects/editor/model/editor-rows.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { useUploads } from '#features/projects/files/uploads/project-uploads.ts';
import { listProjectKeys } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { useTitle } from '#shared/title.ts';
import { EditorFooter } from './editor-footer.tsx';
import { HeaderBar } from './editor-header.tsx';
import { useRowName } from './row-name.ts';
import { Stage } from './stage.tsx';

interface EditedElsewhereProps {
  project: Project;
  onTakeOver: () => Promise<void>;
}

const nothing = () => undefined;

/** The stored project, page by page. Nothing can be changed here. */
export function EditedElsewhere({ project, onTakeOver }: EditedElsewhereProps) {
  const t = useTexts();
  useTitle(t('title', { name: project.name }));
  const [uploads] = useUploads(project.id);
  const { send, isBusy } = useWrite({
    write: onTakeOver,
    about: listProjectKeys(project.id),
    cause: 'take-over',
  });
  const [selectedKey, setSelectedKey] = useState<string>();
  const rows = toRows(project.pages, []);
  const current = findRow(rows, [], selectedKey);
  return (
    <>
      <HeaderBar
        project={project}
        name={<h1 className="type-h3 min-w-0 truncate">{project.name}</h1>}
      >
        <p role="status" className="type-small ml-1 flex items-center gap-1.5 text-warn">
          <Copy aria-hidden="true" />
          {t('elsewhere')}
        </p>
        <span className="flex-1" />
        <Button variant="primary" loading={isBusy} onClick={() => send()}>
          {t('editHere')}
        </Button>
      </HeaderBar>
      <main id="content" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <ol
          aria-label={t('pageList')}
          className="flex flex-none gap-1 overflow-x-auto border-border border-b bg-surface px-2 py-2"
        >
          {rows.map((row) => (
            <li key={row.key} className="max-w-46 flex-none">
              <Button
                size="dense"
                variant={row === current ? 'secondary' : 'quiet'}
                aria-current={row === current ? 'true' : undefined}
                onClick={() => setSelectedKey(row.key)}
              >
                <PageName row={row} />
              </Button>
            </li>
          ))}
        </ol>
        <div inert className="flex min-h-0 flex-1 flex-col">
          <Stage
            project={project}
            rows={rows}
            current={current}
            uploads={[]}
            queue={uploads}
            onSelect={nothing}
            onFiles={nothing}
            onSlotFiles={nothing}
            onProject={nothing}
          />
        </div>
      </main>
      <EditorFooter project={project} />
    </>
  );
}

function PageName({ row }: { row: EditorRow }) {
  return <span className="min-w-0 truncate">{useRowName(row)}</span>;
}
