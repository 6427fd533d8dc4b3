import type { Asset, Page } from '@fovea/contract';
import { IconButton, toClassNames } from '@fovea/ui';
import { X } from 'lucide-react';
import type { PagePatch } from '#features/projects/editor/model/edits.ts';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { toProblemText } from '#features/projects/files/file-problems.ts';
import { FilesButton } from '#features/projects/files/files-button.tsx';
import { toSizeText } from '#features/projects/files/to-size-text.ts';
import { findThumbUrl } from './page-thumb.tsx';
import { Section } from './section.tsx';

interface FilesSectionProps {
  page: Page;
  showsFaults: boolean;
  onChange: (patch: PagePatch) => void;
  onSlotFiles: (slot: number, files: readonly File[]) => void;
}

/** The files of a page, by place. */
export function FilesSection({ page, showsFaults, onChange, onSlotFiles }: FilesSectionProps) {
  const t = useSettingsTexts();
  const isAlone = page.assets.length === 1;
  const takeOut = (slot: number) =>
    onChange({ assets: page.assets.map((asset, at) => (at === slot ? null : asset)) });
  return (
    <Section>
      <ul aria-label={t('files')} className="flex flex-col gap-2.5">
        {page.assets.map((asset, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
          <li key={slot} className="flex items-center gap-3">
            <FileFacts asset={asset} isVideo={page.kind === 'video'} showsFaults={showsFaults} />
            <FilesButton
              size="dense"
              accepts={page.kind === 'video' ? 'video' : 'image'}
              multiple={false}
              data-fault={!asset || asset.status === 'refused' || undefined}
              aria-label={
                isAlone ? undefined : t(asset ? 'replaceOf' : 'chooseOf', { number: slot + 1 })
              }
              onFiles={(files) => onSlotFiles(slot, files)}
            >
              {t(asset ? 'replace' : 'choose')}
            </FilesButton>
            {asset && !isAlone && (
              <IconButton
                size="dense"
                label={t('takeOut', { number: slot + 1 })}
                onClick={() => takeOut(slot)}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface FileFactsProps {
  asset: Asset | null;
  isVideo: boolean;
  showsFaults: boolean;
}

function FileFacts({ asset, isVideo, showsFaults }: FileFactsProps) {
  const t = useSettingsTexts();
  const url = findThumbUrl(asset);
  return (
    <>
      <span className="size-10 flex-none overflow-hidden rounded-control bg-surface-2 ring-1 ring-border">
        {url && <img src={url} alt="" className="size-full object-cover" />}
      </span>
      <span className="min-w-0 flex-1">
        {asset ? (
          <span className="type-body block truncate font-semibold">{asset.fileName}</span>
        ) : (
          <span
            className={toClassNames('type-body block', showsFaults ? 'text-bad' : 'text-text-3')}
          >
            {t(isVideo ? 'noVideo' : 'noFile')}
          </span>
        )}
        {asset?.refusal && (
          <span className="type-small block text-bad">{toProblemText(asset.refusal)}</span>
        )}
        {asset?.widthPx && asset.heightPx && (
          <span className="type-small tnum block truncate text-text-3">
            {t('file', {
              width: String(asset.widthPx),
              height: String(asset.heightPx),
              size: toSizeText(asset.bytes),
            })}
          </span>
        )}
      </span>
    </>
  );
}
