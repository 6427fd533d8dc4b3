import { type Briefing, LIMITS } from '@fovea/contract';
import { TextArea, TextField } from '@fovea/ui';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { SectionTitle } from './section.tsx';
import { useDraft } from './use-draft.ts';

/** Its texts, in the order in which participants meet them. */
const TEXTS = {
  title: { maxLength: LIMITS.projectNameMaxLength, isLong: false },
  researcher: { maxLength: LIMITS.researcherMaxLength, isLong: false },
  contact: { maxLength: LIMITS.researcherContactMaxLength, isLong: false },
  consentText: { maxLength: LIMITS.consentTextMaxLength, isLong: true },
  instructions: { maxLength: LIMITS.instructionsMaxLength, isLong: true },
} as const satisfies Record<keyof Briefing, object>;
const KEYS = Object.keys(TEXTS) as (keyof Briefing)[];

interface BriefingSettingsProps {
  briefing: Briefing;
  onChange: (briefing: Briefing) => void;
}

/** What people who take part are told of the study, beside what they all are. */
export function BriefingSettings({ briefing, onChange }: BriefingSettingsProps) {
  const t = useSettingsTexts();
  return (
    <>
      <SectionTitle>{t('briefing')}</SectionTitle>
      {KEYS.map((key) => (
        <BriefingText
          key={key}
          name={key}
          value={briefing[key]}
          onChange={(text) => onChange({ ...briefing, [key]: text })}
        />
      ))}
    </>
  );
}

interface BriefingTextProps {
  name: keyof Briefing;
  value: string;
  onChange: (text: string) => void;
}

function BriefingText({ name, value, onChange }: BriefingTextProps) {
  const t = useSettingsTexts();
  const text = useDraft(value, onChange);
  const { maxLength, isLong } = TEXTS[name];
  const field = {
    label: t(`briefing_${name}`),
    hint: t(`briefing_${name}Hint`),
    autoComplete: 'off',
    maxLength,
    counter: { used: text.value.length, max: maxLength },
    value: text.value,
    onBlur: text.onBlur,
  };
  return isLong ? (
    <TextArea {...field} rows={4} onChange={(event) => text.onChange(event.target.value)} />
  ) : (
    <TextField {...field} onChange={(event) => text.onChange(event.target.value)} />
  );
}
