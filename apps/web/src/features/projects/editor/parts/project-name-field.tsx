import { LIMITS } from '@fovea/contract';
import { TextField } from '@fovea/ui';
import { useState } from 'react';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';

interface ProjectNameFieldProps {
  value: string;
  onChange: (name: string) => void;
}

/** A name that is empty is not kept: leaving the field brings the last one back. */
export function ProjectNameField({ value, onChange }: ProjectNameFieldProps) {
  const t = useSettingsTexts();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value;
  return (
    <TextField
      label={t('name')}
      autoComplete="off"
      required
      maxLength={LIMITS.projectNameMaxLength}
      counter={{ used: shown.length, max: LIMITS.projectNameMaxLength }}
      value={shown}
      error={shown.trim() === '' ? t('nameMissing') : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        if (event.target.value.trim() !== '') onChange(event.target.value.trim());
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
