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
  const put = (low: number, high: number) =>
    onChange(low <= youngest && high >= oldest ? null : [low, high]);
  const clamp = (age: number, min: number, max: number) => Math.min(Math.max(age, min), max);
  return (
    <div className="flex items-center gap-3">
      <AgeField
        label={t('ageFrom')}
        value={from}
        onChange={(age) => put(clamp(age, youngest, to), to)}
      />
      <Slider
        labels={[t('ageFrom'), t('ageTo')]}
        values={[from, to]}
        min={youngest}
        max={Math.max(oldest, youngest + 1)}
        disabled={youngest >= oldest}
        onChange={([low = from, high = to]) => put(low, high)}
      />
      <AgeField
        label={t('ageTo')}
        value={to}
        onChange={(age) => put(from, clamp(age, from, oldest))}
      />
    </div>
  );
}

/**
 * A typed age counts at once, as far as it can be; the field shows the age that counts when it is
 * left.
 */
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
  const handleChange = (text: string) => {
    setTyped(text);
    const age = Number.parseInt(text, 10);
    if (Number.isFinite(age)) onChange(age);
  };
  return (
    <TextField
      label={label}
      labelHidden
      size="default"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={() => setTyped(undefined)}
      className="tnum w-14 flex-none"
    />
  );
}
