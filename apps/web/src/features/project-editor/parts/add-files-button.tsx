import { Button } from '@fovea/ui';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '#features/project-editor/texts.ts';
import { ACCEPTED } from '#shared/files/picture-files.ts';

export function AddFilesButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="dense"
        iconLeft={<Plus aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t('addPage')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
