import { Button, IconButton } from '@fovea/ui';
import { Minus, Plus } from 'lucide-react';
import { useTexts } from '#features/projects/editor/texts.ts';

const STEP = 0.1;
const LEAST = 0.2;
const MOST = 2;

interface StageZoomProps {
  /** Px of this screen for one of the phone's. */
  scale: number;
  /** Nothing fits the frame into its place. */
  onZoom: (scale: number | undefined) => void;
}

export function StageZoom({ scale, onZoom }: StageZoomProps) {
  const t = useTexts();
  const percent = Math.round(scale * 100);
  // To the next whole tenth, so that steps there and back meet.
  const step = (by: number) => {
    const next = (by > 0 ? Math.floor(percent / 10 + 1) : Math.ceil(percent / 10 - 1)) * STEP;
    onZoom(Math.min(MOST, Math.max(LEAST, next)));
  };
  return (
    <fieldset aria-label={t('zoom')} className="flex items-center">
      <IconButton
        size="dense"
        label={t('zoomOut')}
        disabled={percent <= LEAST * 100}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <Button
        variant="quiet"
        size="dense"
        title={t('zoomFit')}
        aria-label={`${percent}%, ${t('zoomFit')}`}
        onClick={() => onZoom(undefined)}
      >
        <span className="tnum">{percent}%</span>
      </Button>
      <IconButton
        size="dense"
        label={t('zoomIn')}
        disabled={percent >= MOST * 100}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
