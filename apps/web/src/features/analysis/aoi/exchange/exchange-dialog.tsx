import type { Aoi, Page, Project } from '@fovea/contract';
import type { Editor } from '#features/analysis/aoi/model/use-editor.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { listPlaces } from './places.ts';

export interface ExchangeDialogProps {
  task: 'import' | 'export' | 'copy';
  /** Areas that are copied or written. */
  aois: readonly Aoi[];
  editor: Editor;
  project: Project;
  page: Page;
  onClose: () => void;
}

/** How areas come to a page from elsewhere, and from it elsewhere. */
export function ExchangeDialog({ task, page, ...rest }: ExchangeDialogProps) {
  if (task === 'copy') return <CopyDialog {...rest} />;
  const places = listPlaces(page);
  return task === 'import' ? (
    <ImportDialog {...rest} places={places} />
  ) : (
    <ExportDialog {...rest} places={places} />
  );
}
