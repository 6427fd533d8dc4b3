import { GAZE_MODES } from '@fovea/stage';
import { IconButton, Popover } from '@fovea/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useTexts } from '#studio/texts.ts';
import { LayersForm } from './layers-form.tsx';
import { LazySettings } from './lazy-settings.tsx';
import { MethodMenu, TimeOption, type TimeOptionProps } from './view-options.tsx';
import { MODE_ICONS, ViewSwitch } from './view-tools.tsx';

const BUTTON = 'size-10 min-h-10';

/** The displays as a column over the stage; all else behind one button. */
export function NarrowTools({ hasTrails, ...choice }: TimeOptionProps) {
  const t = useTexts();
  const { state, choose } = choice;
  return (
    <fieldset aria-label={t('display')} className="absolute top-3.5 left-3 flex flex-col gap-1.5">
      {GAZE_MODES.map((mode) => (
        <IconButton
          key={mode}
          label={t(mode)}
          variant={state.mode === mode ? 'primary' : 'secondary'}
          size="touch"
          aria-pressed={state.mode === mode}
          className={BUTTON}
          onClick={() => choose({ mode })}
        >
          {MODE_ICONS[mode]}
        </IconButton>
      ))}
      <Popover
        label={t('settings')}
        trigger={
          <IconButton label={t('settings')} variant="secondary" size="touch" className={BUTTON}>
            <SlidersHorizontal aria-hidden="true" />
          </IconButton>
        }
      >
        <div className="flex flex-col gap-4">
          <ViewSwitch {...choice} wide />
          <div className="flex flex-wrap gap-2">
            <TimeOption {...choice} hasTrails={hasTrails} />
            {state.mode === 'heatmap' && <MethodMenu {...choice} />}
          </div>
          <LayersForm {...choice} />
          <LazySettings {...choice} />
        </div>
      </Popover>
    </fieldset>
  );
}
