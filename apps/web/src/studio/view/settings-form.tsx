import { FIXATION_PRESETS } from '@fovea/gaze/events';
import { HEAT_LOOKS } from '@fovea/stage';
import { Select, Slider, Switch } from '@fovea/ui';
import { useTexts } from '#studio/texts.ts';
import type { ViewChoice } from './use-view.ts';
import { FixedTop, useKindOptions } from './view-options.tsx';
import { OPACITY, SIGMA_DEGREES } from './view-settings.ts';

/** How maps are made and painted. Kept for the person, whatever the project. */
export function SettingsForm({ state, choose }: ViewChoice) {
  const t = useTexts();
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={t('kind')}
        size="default"
        value={state.kind}
        options={useKindOptions()}
        onChange={(kind) => choose({ kind })}
      />
      <Select
        label={t('look')}
        size="default"
        value={state.look}
        options={HEAT_LOOKS.map((value) => ({ value, label: t(`look_${value}`) }))}
        {...(state.look === 'classic' ? { hint: t('notSafe') } : {})}
        onChange={(look) => choose({ look })}
      />
      <Select
        label={t('preset')}
        size="default"
        value={state.preset}
        options={FIXATION_PRESETS.map((value) => ({ value, label: t(`preset_${value}`) }))}
        hint={t('presetNote')}
        onChange={(preset) => choose({ preset })}
      />
      <FixedTop state={state} choose={choose} />
      <Switch
        label={t('lines')}
        hint={t('linesNote')}
        checked={state.hasContours}
        onChange={(hasContours) => choose({ hasContours })}
      />
      <Amount
        label={t('sigma')}
        text={t('degrees', { degrees: state.sigmaDegrees })}
        value={state.sigmaDegrees}
        {...SIGMA_DEGREES}
        onChange={(sigmaDegrees) => choose({ sigmaDegrees })}
      />
      <Amount
        label={t('opacity')}
        text={t('percent', { percent: Math.round(state.opacity * 100) })}
        value={state.opacity}
        {...OPACITY}
        onChange={(opacity) => choose({ opacity })}
      />
    </div>
  );
}

interface AmountProps {
  label: string;
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

function Amount({ label, text, value, onChange, ...bounds }: AmountProps) {
  return (
    <div>
      <p className="type-small flex justify-between font-medium">
        {label} <span className="tnum text-text-3">{text}</span>
      </p>
      <Slider
        labels={[label]}
        values={[value]}
        toText={() => text}
        {...bounds}
        onChange={([next = value]) => onChange(Math.round(next * 100) / 100)}
      />
    </div>
  );
}
