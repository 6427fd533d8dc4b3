import { Plus } from 'lucide-react';
import type { EditorRow } from '#features/project-editor/model/editor-rows.ts';
import type { EditorPages } from '#features/project-editor/model/use-editor-pages.ts';
import { useTexts } from '#features/project-editor/texts.ts';
import { FilesButton } from '#shared/files/files-button.tsx';
import { PageRow } from './page-row.tsx';

interface PageListProps {
  pages: EditorPages;
  onRemove: (row: EditorRow) => void;
}

/** A column at the left; on narrower screens a row that scrolls inside itself. */
export function PageList({
  pages: { rows, current, select, addFiles, uploads },
  onRemove,
}: PageListProps) {
  const t = useTexts();
  return (
    <section
      aria-label={t('pageList')}
      className="flex min-h-0 flex-none flex-col border-border border-b bg-surface lg:border-r lg:border-b-0"
    >
      <div className="flex items-center gap-2 px-4 pt-2.5 pb-1.5">
        <h2 className="type-body font-semibold">{t('pages')}</h2>
        <span className="tnum type-body flex-1 text-text-3">{rows.length}</span>
        <FilesButton size="dense" iconLeft={<Plus aria-hidden="true" />} onFiles={addFiles}>
          {t('addPage')}
        </FilesButton>
      </div>
      <ol className="flex min-h-0 gap-1 overflow-x-auto px-2 pb-2 lg:flex-1 lg:flex-col lg:gap-0.5 lg:overflow-y-auto lg:overflow-x-hidden lg:pt-1">
        {rows.map((row, at) => (
          <PageRow
            key={row.key}
            row={row}
            number={at + 1}
            isCurrent={row === current}
            onSelect={() => select(row.key)}
            onRemove={() => onRemove(row)}
            onRetry={() => uploads.retry(row.key)}
          />
        ))}
      </ol>
    </section>
  );
}
