import type { Project } from '@fovea/contract';
import { SegmentedControl } from '@fovea/ui';
import { RectangleHorizontal, RectangleVertical, Smartphone, Tablet } from 'lucide-react';
import type { ProjectPatch } from '#features/projects/editor/model/edits.ts';
import type { Preview } from '#features/projects/editor/model/preview-device.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { useNarrow } from '#shared/media.ts';
import { DevicePicker } from './device-picker.tsx';
import { StageZoom } from './stage-zoom.tsx';

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
