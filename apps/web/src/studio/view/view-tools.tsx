import { GAZE_MODES, VIEWS } from '@fovea/stage';
import {
  Button,
  GazePathGlyph,
  GazePointGlyph,
  IconButton,
  Popover,
  type Segment,
  SegmentedControl,
} from '@fovea/ui';
import { Flame, Layers2, SlidersHorizontal, Text } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Layout } from '#studio/frame/use-layout.ts';
import { useTexts } from '#studio/texts.ts';
import { LayersForm } from './layers-form.tsx';
import { LazySettings } from './lazy-settings.tsx';
import type { ViewChoice } from './use-view.ts';
import { FixedTop, MethodMenu, TimeOption, type TimeOptionProps } from './view-options.tsx';

export interface ViewToolsProps extends TimeOptionProps {
  layout: Layout;
  onDescribe: () => void;
}

export const MODE_ICONS = {
  gazePoint: <GazePointGlyph className="size-3.5" />,
  gazePath: <GazePathGlyph className="size-3.5" />,
  heatmap: <Flame aria-hidden="true" className="size-3.5" />,
} as const;

/** Over the stage: which view, which display, and what belongs to them. */
export function ViewTools({ layout, onDescribe, hasTrails, ...choice }: ViewToolsProps) {
  const t = useTexts();
  const { state } = choice;
  const isHeat = state.mode === 'heatmap';
  return (
    <>
      <ViewSwitch {...choice} />
      <ModeSwitch {...choice} iconOnly={layout !== 'wide'} />
      <TimeOption {...choice} hasTrails={hasTrails} />
      <span className="flex-1" />
      {isHeat && layout === 'wide' && <FixedTop {...choice} labelHidden />}
      {isHeat && layout === 'wide' && <MethodMenu {...choice} />}
      <ToolPopover label={t('layers')} icon={<Layers2 aria-hidden="true" />}>
        <LayersForm {...choice} />
      </ToolPopover>
      <ToolPopover label={t('settings')} icon={<SlidersHorizontal aria-hidden="true" />}>
        <div className="flex flex-col items-start gap-4">
          {isHeat && layout !== 'wide' && <MethodMenu {...choice} />}
          <LazySettings {...choice} />
        </div>
      </ToolPopover>
      {/* Narrower screens have it in the menu of the header. */}
      {layout === 'wide' && (
        <Button
          variant="quiet"
          size="dense"
          title={`${t('describe')} (D)`}
          iconLeft={<Text aria-hidden="true" />}
          onClick={onDescribe}
        >
          {t('describe')}
        </Button>
      )}
    </>
  );
}

export function ViewSwitch({ state, choose, wide = false }: ViewChoice & { wide?: boolean }) {
  const t = useTexts();
  return (
    <SegmentedControl
      label={t('view')}
      wide={wide}
      value={state.view}
      segments={VIEWS.map((value) => ({ value, label: t(value) }))}
      onChange={(view) => choose({ view })}
    />
  );
}

function ModeSwitch({ state, choose, iconOnly }: ViewChoice & { iconOnly: boolean }) {
  const t = useTexts();
  return (
    <SegmentedControl
      label={t('display')}
      value={state.mode}
      segments={GAZE_MODES.map(
        (value): Segment<typeof value> => ({
          value,
          label: t(value),
          icon: MODE_ICONS[value],
          iconOnly,
        }),
      )}
      onChange={(mode) => choose({ mode })}
    />
  );
}

function ToolPopover({
  label,
  icon,
  children,
}: {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <Popover
      label={label}
      align="end"
      trigger={
        <IconButton label={label} size="dense">
          {icon}
        </IconButton>
      }
    >
      {children}
    </Popover>
  );
}
