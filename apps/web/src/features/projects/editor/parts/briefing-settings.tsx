import { type Briefing, LIMITS } from '@fovea/contract';
import { TextArea, TextField } from '@fovea/ui';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { Section, SectionTitle } from './section.tsx';
import { useDraft } from './use-draft.ts';

const TEXTS = {
  title: { maxLength: LIMITS.projectNameMaxLength, isLong: false },
  researcher: { maxLength: LIMITS.researcherMaxLength, isLong: false },
  contact: { maxLength: LIMITS.researcherContactMaxLength, isLong: false },
  consentText: { maxLength: LIMITS.consentTextMaxLength, isLong: true },
  instructions: { maxLength: LIMITS.instructionsMaxLength, isLong: true },
} as const satisfies Record<keyof Briefing, object>;
/** In two sections, so that they fit into columns. */
const SECTIONS = [
  ['title', 'researcher', 'contact'],
  ['consentText', 'instructions'],
] as const;

interface BriefingSettingsProps {
  briefing: Briefing;
  onChange: (briefing: Briefing) => void;
}

/** What people who take part are told of the study, beside what they all are. */
export function BriefingSettings({ briefing, onChange }: BriefingSettingsProps) {
  const t = useSettingsTexts();
  return (
    <>
      {SECTIONS.map((names, at) => (
        <Section key={names[0]}>
          {at === 0 && <SectionTitle>{t('briefing')}</SectionTitle>}
          {names.map((name) => (
            <BriefingText
              key={name}
              name={name}
              value={briefing[name]}
              onChange={(text) => onChange({ ...briefing, [name]: text })}
            />
          ))}
        </Section>
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
