import { Button, Dialog, DropZone, Tabs } from '@fovea/ui';
import { Clapperboard, ListChecks } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ACCEPTED, type MediaKind } from '#features/projects/files/media-files.ts';
import { useUploads } from '#features/projects/files/uploads/project-uploads.ts';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { FileList } from './file-list.tsx';
import { useTexts } from './texts.ts';

type PageTab = MediaKind | 'survey';

/** Files become pages while it is open and after it is closed; a question opens at once. */
export function CreateAsset(props: ModalProps['createAsset'] & ModalFrame) {
  const t = useTexts();
  const { projectId, onPage, onQuestion, onClose } = props;
  const [tab, setTab] = useState<PageTab>('image');
  const [uploads, list] = useUploads(projectId);
  // Files that fill a place of a page are shown there.
  const shown = list.filter(({ target }) => !target);
  useEffect(() => {
    uploads.clearDone();
    return () => uploads.clearDone();
  }, [uploads]);

  const aside = shown.length > 0 ? 'keepOpen' : tab === 'image' ? 'paste' : undefined;
  const toDrop = (kind: MediaKind) => (
    <DropZone
      title={t(`${kind}Drop`)}
      hint={t(`${kind}Hint`)}
      browseLabel={t('browse')}
      dropLabel={t('dropNow')}
      accept={ACCEPTED[kind]}
      {...(kind === 'video' ? { icon: <Clapperboard aria-hidden="true" /> } : {})}
      onFiles={(files) => {
        const first = uploads.add(files).find(({ state }) => state !== 'refused');
        if (first) onPage(first.key);
      }}
    />
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      widthPx={720}
      title={t('title')}
      closeLabel={t('close')}
      footerAside={aside && <span className="type-small text-text-3">{t(aside)}</span>}
      actions={
        <Button size="public" onClick={onClose}>
          {t(shown.length > 0 ? 'done' : 'close')}
        </Button>
      }
    >
      <Tabs
        label={t('kinds')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'image', label: t('image'), content: toDrop('image') },
          { value: 'video', label: t('video'), content: toDrop('video') },
          {
            value: 'survey',
            label: t('survey'),
            content: (
              <NewQuestion
                onAdd={() => {
                  onClose();
                  onQuestion();
                }}
              />
            ),
          },
        ]}
      />
      {shown.length > 0 && <FileList uploads={uploads} list={shown} />}
    </Dialog>
  );
}

function NewQuestion({ onAdd }: { onAdd: () => void }) {
  const t = useTexts();
  return (
    <div className="flex flex-col items-center gap-1 rounded-card border border-border px-5 py-8 text-center">
      <span className="mb-2 grid size-10 place-items-center rounded-touch bg-accent-bg text-accent-text">
        <ListChecks aria-hidden="true" />
      </span>
      <p className="type-body font-semibold">{t('surveyTitle')}</p>
      <p className="type-small text-balance text-text-3">{t('surveyText')}</p>
      <Button size="public" variant="primary" className="mt-2" onClick={onAdd}>
        {t('addQuestion')}
      </Button>
    </div>
  );
}
