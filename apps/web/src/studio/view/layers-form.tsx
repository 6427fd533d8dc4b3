import { Switch } from '@fovea/ui';
import { useTexts } from '#studio/texts.ts';
import type { ViewChoice } from './use-view.ts';
import { LANES } from './view-settings.ts';

/** Layers over and under the gaze, and the lanes of the dock. */
export function LayersForm({ state, choose }: ViewChoice) {
  const t = useTexts();
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={t('pictureAsIs')}
        hint={t('pictureAsIsNote')}
        checked={state.isPictureAsIs}
        onChange={(isPictureAsIs) => choose({ isPictureAsIs })}
      />
      <Switch
        label={t('areas')}
        hint={t('areasNote')}
        checked={state.hasAreas}
        onChange={(hasAreas) => choose({ hasAreas })}
      />
      <p className="type-small border-border border-t pt-3 font-semibold text-text-3">
        {t('lanes')}
      </p>
      {LANES.map((lane) => (
        <Switch
          key={lane}
          label={t(lane)}
          checked={!state.hiddenLanes.includes(lane)}
          onChange={(isShown) =>
            choose({
              hiddenLanes: LANES.filter((each) =>
                each === lane ? !isShown : state.hiddenLanes.includes(each),
              ),
            })
          }
        />
      ))}
    </div>
  );
}
