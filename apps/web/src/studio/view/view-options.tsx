import { HEAT_KINDS, type HeatKind, METHODS, OVERALL_MODES, TRAILS_MS } from '@fovea/stage';
import { NumberStepper } from '@fovea/ui';
import { useTexts } from '#studio/texts.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import type { ViewChoice } from './use-view.ts';

export interface TimeOptionProps extends ViewChoice {
  /** False where a common order stands for all paths. */
  hasTrails: boolean;
}

/** The option that belongs to what is shown: how long a trail is, or which time a map holds. */
export function TimeOption({ state, choose, hasTrails }: TimeOptionProps) {
  const t = useTexts();
  if (state.view === 'overall') {
    return (
      <ChoiceMenu
        label={t('overallMode')}
        value={state.overallMode}
        options={OVERALL_MODES.map((value) => ({
          value,
          label: t(value),
          note: t(`${value}Note`),
        }))}
        onChange={(overallMode) => choose({ overallMode })}
      />
    );
  }
  if (state.mode !== 'gazePath' || !hasTrails) return null;
  const toText = (trailMs: number) =>
    Number.isFinite(trailMs) ? t('trail', { seconds: trailMs / 1_000 }) : t('trailAll');
  return (
    <ChoiceMenu
      label={t('trailLength')}
      value={state.trailMs}
      options={TRAILS_MS.map((value) => ({ value, label: toText(value) }))}
      onChange={(trailMs) => choose({ trailMs })}
    />
  );
}

export function MethodMenu({ state, choose }: ViewChoice) {
  const t = useTexts();
  return (
    <ChoiceMenu
      label={t('method')}
      value={state.method}
      options={METHODS.map((value) => ({
        value,
        label: t(`method_${value}`),
        note: t(`note${value}`),
      }))}
      onChange={(method) => choose({ method })}
    />
  );
}

/** The top of the scale while a person sets it. */
export function FixedTop({
  state,
  choose,
  labelHidden = false,
}: ViewChoice & { labelHidden?: boolean }) {
  const t = useTexts();
  if (state.method !== 'Fixed') return null;
  return (
    <NumberStepper
      label={t('fixedTop')}
      labelHidden={labelHidden}
      value={state.fixedTop}
      min={FIXED_STEPS[state.kind]}
      max={100}
      step={FIXED_STEPS[state.kind]}
      unit={t(`unit_${state.kind}`)}
      decreaseLabel={t('lower')}
      increaseLabel={t('higher')}
      onChange={(value) => choose({ fixedTop: Math.round(value * 100) / 100 })}
    />
  );
}

const FIXED_STEPS: Readonly<Record<HeatKind, number>> = {
  absolute: 0.1,
  relative: 0.05,
  count: 0.5,
  viewers: 0.1,
};

export function useKindOptions() {
  const t = useTexts();
  return HEAT_KINDS.map((value) => ({
    value,
    label: t(`kind_${value}`),
    note: t(`unit_${value}`),
  }));
}
