import { Slider, TextField } from '@fovea/ui';
import { useState } from 'react';
import { useTexts } from '#studio/texts.ts';
import type { AgeRange } from './filter.ts';

export interface AgeFieldsProps {
  ages: readonly number[];
  /** Null for all of them. */
  value: AgeRange | null;
  onChange: (value: AgeRange | null) => void;
}

/** From the youngest to the oldest who took part, by a slider or by two numbers. */
export function AgeFields({ ages, value, onChange }: AgeFieldsProps) {
  const t = useTexts();
  const youngest = ages.reduce((least, age) => Math.min(least, age), Number.POSITIVE_INFINITY);
  const oldest = ages.reduce((most, age) => Math.max(most, age), 0);
  const [from, to] = value ?? [youngest, oldest];
  const put = (a: number, b: number) => {
    const low = Math.max(Math.min(a, b), youngest);
    const high = Math.min(Math.max(a, b), oldest);
    onChange(low === youngest && high === oldest ? null : [low, high]);
  };
  return (
    <div className="flex items-center gap-3">
      <AgeField label={t('ageFrom')} value={from} onChange={(age) => put(age, to)} />
      <Slider
        labels={[t('ageFrom'), t('ageTo')]}
        values={[from, to]}
        min={youngest}
        max={Math.max(oldest, youngest + 1)}
        disabled={youngest >= oldest}
        onChange={([low = from, high = to]) => put(low, high)}
      />
      <AgeField label={t('ageTo')} value={to} onChange={(age) => put(from, age)} />
    </div>
  );
}

/** Typing counts on leaving or by Enter, which goes on to apply the filter. */
function AgeField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    const age = Number.parseInt(typed ?? '', 10);
    if (Number.isFinite(age)) onChange(age);
    setTyped(undefined);
  };
  return (
    <TextField
      label={label}
      labelHidden
      size="default"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      className="tnum w-14 flex-none"
    />
  );
}
