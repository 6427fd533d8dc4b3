import {
  AOI_FILE_LIMITS,
  AoiFileError,
  type AoiFileFault,
  readAoiFile,
  USUAL_FRAMES_PER_SECOND,
} from '@fovea/gaze/aoi-files';
import { Button, DropZone } from '@fovea/ui';
import { FileUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { findRoom } from '#features/analysis/aoi/model/new-aois.ts';
import type { Editor } from '#features/analysis/aoi/model/use-editor.ts';
import { FormDialog } from '#shared/form-dialog.tsx';
import { FILE_TYPES, isStretched, sortOut } from './file-set.ts';
import { FoundAois } from './found-aois.tsx';
import { FrameRate } from './frame-rate.tsx';
import { PlaceSelect } from './place-select.tsx';
import type { Place } from './places.ts';
import { useTexts } from './texts.ts';

const MB = 1_000_000;

interface ImportDialogProps {
  editor: Editor;
  places: readonly Place[];
  onClose: () => void;
}

/** Shows what a file holds; nothing is stored before somebody has seen it. */
export function ImportDialog({ editor, places, onClose }: ImportDialogProps) {
  const t = useTexts();
  const [file, setFile] = useState<{ name: string; text: string }>();
  const [place, setPlace] = useState(places[0]);
  const [framesPerSecond, setFramesPerSecond] = useState(USUAL_FRAMES_PER_SECOND);
  const read = useMemo(
    () => file && tryToRead(file.text, framesPerSecond),
    [file, framesPerSecond],
  );
  const take = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    // Files that are too large are not even read.
    const isLarge = chosen.size > AOI_FILE_LIMITS.size;
    const text = isLarge ? ' '.repeat(AOI_FILE_LIMITS.size + 1) : await chosen.text();
    setFile({ name: chosen.name, text });
  };
  const found = read && 'aois' in read ? read : undefined;
  const fault = read && 'fault' in read ? read.fault : undefined;
  const sorted =
    found && place && sortOut(found, place.pageMs, findRoom(editor.aois, place.asset.id));
  const count = sorted?.taken.length ?? 0;
  return (
    <FormDialog
      title={t('importTitle')}
      description={t('importText')}
      widthPx={520}
      close={t('close')}
      cancel={t('cancel')}
      submit={count > 0 ? t('import', { count }) : t('importNone')}
      isBusy={false}
      isDisabled={count === 0}
      onSubmit={() => {
        if (place && sorted) editor.actions.addAll(place.asset.id, sorted.taken);
        onClose();
      }}
      onClose={onClose}
    >
      {found && sorted && file && place ? (
        <>
          <div className="flex items-center gap-2">
            <p className="type-body min-w-0 flex-1 truncate">
              <span className="font-semibold">{file.name}</span>{' '}
              <span className="text-text-3">{FILE_TYPES[found.format].tool}</span>
            </p>
            <Button size="dense" onClick={() => setFile(undefined)}>
              {t('another')}
            </Button>
          </div>
          <PlaceSelect label={t('onto')} places={places} value={place} onChange={setPlace} />
          {place.isFilm && found.format !== 'aoi.json' && (
            <FrameRate value={framesPerSecond} onChange={setFramesPerSecond} />
          )}
          <FoundAois
            {...sorted}
            stretchedFrom={isStretched(found, place) ? found.asset : undefined}
          />
        </>
      ) : (
        <DropZone
          title={t('drop')}
          hint={t('kinds', { mb: AOI_FILE_LIMITS.size / MB })}
          browseLabel={t('browse')}
          dropLabel={t('dropNow')}
          accept=".json,.xml,application/json,application/xml,text/xml"
          multiple={false}
          icon={<FileUp aria-hidden="true" />}
          error={
            fault && t(fault, { mb: AOI_FILE_LIMITS.size / MB, count: AOI_FILE_LIMITS.shapes })
          }
          onFiles={(files) => void take(files)}
        />
      )}
    </FormDialog>
  );
}

function tryToRead(
  text: string,
  framesPerSecond: number,
): ReturnType<typeof readAoiFile> | { readonly fault: AoiFileFault } {
  try {
    return readAoiFile(text, framesPerSecond);
  } catch (error) {
    if (error instanceof AoiFileError) return { fault: error.fault };
    throw error;
  }
}
