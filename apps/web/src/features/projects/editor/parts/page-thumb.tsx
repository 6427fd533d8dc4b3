import type { Asset, Page } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { CircleAlert, Clapperboard, Image, ListChecks, MessageSquareText } from 'lucide-react';
import type { EditorRow } from '#features/projects/editor/model/editor-rows.ts';
import { findLocalUrl } from '#features/projects/files/uploads/project-uploads.ts';

/** The small picture of a file, the person's own one first. */
export function findThumbUrl(asset: Asset | null | undefined): string | undefined {
  if (!asset) return undefined;
  return findLocalUrl(asset.id) ?? asset.thumbUrl ?? asset.posterUrl ?? undefined;
}

const COLUMNS = { single: 1, sideBySide: 2, stacked: 1, grid4: 2 } as const;

/** Preview of a row's page, in the shape of a phone. */
export function PageThumb({ row, isCurrent }: { row: EditorRow; isCurrent: boolean }) {
  return (
    <span
      className={toClassNames(
        'grid h-13 w-8.5 flex-none overflow-hidden rounded-[5px] bg-surface-2 text-text-3',
        isCurrent ? 'ring-2 ring-accent' : 'ring-1 ring-border',
      )}
    >
      {row.page ? <PagePictures page={row.page} /> : <UploadPicture row={row} />}
    </span>
  );
}

function UploadPicture({ row: { upload } }: { row: EditorRow & { upload: object } }) {
  if (upload.state === 'refused') {
    return <CircleAlert aria-hidden="true" className="size-4 place-self-center" />;
  }
  if (upload.kind === 'video' || !upload.localUrl) {
    return <Clapperboard aria-hidden="true" className="size-4 place-self-center" />;
  }
  return <img src={upload.localUrl} alt="" className="size-full object-cover opacity-60" />;
}

function PagePictures({ page }: { page: Page }) {
  if (page.kind === 'survey') {
    const Icon = page.question?.kind === 'written' ? MessageSquareText : ListChecks;
    return <Icon aria-hidden="true" className="size-4 place-self-center" />;
  }
  const Empty = page.kind === 'video' ? Clapperboard : Image;
  if (page.assets.every((asset) => findThumbUrl(asset) === undefined)) {
    return <Empty aria-hidden="true" className="size-4 place-self-center" />;
  }
  return (
    <span
      className="grid size-full gap-px"
      style={{ gridTemplateColumns: `repeat(${COLUMNS[page.layout]}, minmax(0, 1fr))` }}
    >
      {page.assets.map((asset, slot) => {
        const url = findThumbUrl(asset);
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
        if (!url) return <span key={slot} className="bg-surface-3" />;
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
        return <img key={slot} src={url} alt="" className="size-full min-h-0 object-cover" />;
      })}
    </span>
  );
}
