import { LIMITS, type Project } from '@fovea/contract';
import { NumberStepper } from '@fovea/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '#features/project-editor/texts.ts';
import { SessionsLine } from '#shared/project/sessions-line.tsx';
import { TypeChoice } from '#shared/project/type-choice.tsx';
import { Section } from './section.tsx';

interface ProjectSettingsProps {
  project: Project;
  onType: (type: Project['type']) => void;
  onTarget: (maxParticipant: number) => void;
}

export function ProjectSettings({ project, onType, onTarget }: ProjectSettingsProps) {
  const t = useTexts();
  // The project changes a moment after the press, and the radio would jump back until then.
  const [type, setType] = useState(project.type);
  useEffect(() => setType(project.type), [project.type]);

  const handleType = (next: Project['type']) => {
    setType(next);
    onType(next);
  };
  return (
    <>
      <Section>
        <TypeChoice isStacked value={type} onChange={handleType} />
      </Section>
      <Section>
        <NumberStepper
          label={t('target')}
          hint={t('targetHint')}
          value={project.maxParticipant}
          onChange={onTarget}
          min={LIMITS.maxParticipantMin}
          max={LIMITS.maxParticipantMax}
          decreaseLabel={t('fewer')}
          increaseLabel={t('more')}
        />
        {project.type === 'pro' && <SessionsLine cost={project.maxParticipant} />}
      </Section>
    </>
  );
}
