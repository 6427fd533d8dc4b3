import { LIMITS } from '@fovea/contract';
import { useId } from 'react';
import { createTexts } from '#shared/language.ts';
import en from './hashtag-colors.en.json' with { type: 'json' };
import ko from './hashtag-colors.ko.json' with { type: 'json' };
import { toHashtagColor } from './hashtag-dot.tsx';

export const { useTexts: useColorTexts } = createTexts({ en, ko });
const NAMES = ['blue', 'amber', 'green', 'berry', 'lime', 'coral', 'teal', 'violet'] as const;
const SLOTS = NAMES.slice(0, LIMITS.hashtagColors);

interface HashtagColorsProps {
  /** 1 is the first slot. */
  value: number;
  onChange: (slot: number) => void;
}

export function HashtagColors({ value, onChange }: HashtagColorsProps) {
  const t = useColorTexts();
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="type-small mb-2 font-semibold text-[0.78125rem]">{t('color')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {SLOTS.map((name, at) => (
          <input
            key={name}
            type="radio"
            name={group}
            aria-label={t(name)}
            checked={value === at + 1}
            onChange={() => onChange(at + 1)}
            style={{ backgroundColor: toHashtagColor(at + 1) }}
            className="keep-color focus-ring hit-area size-8 cursor-pointer appearance-none rounded-full border-[5px] border-surface checked:shadow-[0_0_0_2px_var(--text)]"
          />
        ))}
      </div>
    </fieldset>
  );
}
