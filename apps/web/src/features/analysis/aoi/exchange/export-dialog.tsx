import type { Aoi, Project } from '@fovea/contract';
import { AOI_FORMATS, type AoiFormat, USUAL_FRAMES_PER_SECOND } from '@fovea/gaze/aoi-files';
import { SegmentedControl } from '@fovea/ui';
import { useState } from 'react';
import { downloadText } from '#shared/download-text.ts';
import { FormDialog } from '#shared/form-dialog.tsx';
import { FILE_TYPES, writeFile } from './file-set.ts';
import { FrameRate } from './frame-rate.tsx';
import { PlaceSelect } from './place-select.tsx';
import type { Place } from './places.ts';
import { useTexts } from './texts.ts';

interface ExportDialogProps {
  aois: readonly Aoi[];
  project: Pick<Project, 'name'>;
  places: readonly Place[];
  onClose: () => void;
}

/** The areas of one picture as a file. */
export function ExportDialog({ aois, project, places, onClose }: ExportDialogProps) {
  const t = useTexts();
  const [format, setFormat] = useState<AoiFormat>('aoi.json');
  const [place, setPlace] = useState(places[0]);
  const [framesPerSecond, setFramesPerSecond] = useState(USUAL_FRAMES_PER_SECOND);
  const count = aois.filter(({ assetId }) => assetId === place?.asset.id).length;
  const download = () => {
    if (!place) return;
    const { ending, type } = FILE_TYPES[format];
    const name = `${project.name} ${place.page.position + 1}`.replace(/[^\p{L}\p{N}]+/gu, '-');
    downloadText(`${name}.${ending}`, writeFile(format, place, aois, framesPerSecond), type);
    onClose();
  };
  return (
    <FormDialog
      title={t('exportTitle')}
      description={t('exportText', { count })}
      close={t('close')}
      cancel={t('cancel')}
      submit={t('download')}
      isBusy={false}
      isDisabled={count === 0}
      onSubmit={download}
      onClose={onClose}
    >
      <PlaceSelect label={t('from')} places={places} value={place} onChange={setPlace} />
      <div className="flex flex-col gap-2">
        <SegmentedControl
          label={t('format')}
          segments={AOI_FORMATS.map((value) => ({ value, label: FILE_TYPES[value].tool }))}
          value={format}
          onChange={setFormat}
          wide
        />
        <p className="type-small text-text-2">{t(`${format}_note`)}</p>
      </div>
      {place?.isFilm && format !== 'aoi.json' && (
        <FrameRate value={framesPerSecond} onChange={setFramesPerSecond} />
      )}
    </FormDialog>
  );
}
