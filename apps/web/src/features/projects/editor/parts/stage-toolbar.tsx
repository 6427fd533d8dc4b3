import type { Project } from '@fovea/contract';
import { Button, IconButton, SegmentedControl } from '@fovea/ui';
import {
  Minus,
  Plus,
  RectangleHorizontal,
  RectangleVertical,
  Smartphone,
  Tablet,
} from 'lucide-react';
import type { ProjectPatch } from '#features/projects/editor/model/edits.ts';
import type { Preview } from '#features/projects/editor/model/preview-device.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { useNarrow } from '#shared/media.ts';
import { DevicePicker } from './device-picker.tsx';

const STEP = 0.1;
const LEAST = 0.2;
const MOST = 2;

interface StageZoomProps {
  /** Px of this screen for one of the phone's. */
  scale: number;
  /** Nothing fits the frame into its place. */
  onZoom: (scale: number | undefined) => void;
}

interface StageToolbarProps {
  preview: Preview;
  scale: number;
  onZoom: (scale: number | undefined) => void;
  project: Pick<Project, 'device' | 'orientation'>;
  onProject: (patch: ProjectPatch) => void;
}

/** On what the project runs; the frame below changes with it. */
export function StageToolbar(props: StageToolbarProps) {
  const { project, preview, scale, onProject, onZoom } = props;
  const t = useTexts();
  const iconOnly = useNarrow();
  return (
    <div className="mx-auto mb-3 flex flex-none flex-wrap items-center justify-center gap-1 rounded-bar border border-border bg-surface p-1 shadow-e2">
      <SegmentedControl
        label={t('device')}
        className="border-transparent"
        value={project.device}
        onChange={(device) => onProject({ device })}
        segments={[
          {
            value: 'mobile',
            label: t('mobile'),
            icon: <Smartphone aria-hidden="true" />,
            iconOnly,
          },
          { value: 'tablet', label: t('tablet'), icon: <Tablet aria-hidden="true" />, iconOnly },
        ]}
      />
      <span aria-hidden="true" className="mx-1 h-5 w-px bg-border" />
      <SegmentedControl
        label={t('orientation')}
        className="border-transparent"
        value={project.orientation}
        onChange={(orientation) => onProject({ orientation })}
        segments={[
          {
            value: 'portrait',
            label: t('portrait'),
            icon: <RectangleVertical aria-hidden="true" />,
            iconOnly,
          },
          {
            value: 'landscape',
            label: t('landscape'),
            icon: <RectangleHorizontal aria-hidden="true" />,
            iconOnly,
          },
        ]}
      />
      <span aria-hidden="true" className="mx-1 h-5 w-px bg-border" />
      <DevicePicker kind={project.device} preview={preview} />
      <StageZoom scale={scale} onZoom={onZoom} />
    </div>
  );
}

function StageZoom({ scale, onZoom }: StageZoomProps) {
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
