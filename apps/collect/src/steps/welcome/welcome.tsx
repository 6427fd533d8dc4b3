import { toVisitMinutes } from '@fovea/contract/project-length';
import { Eye } from 'lucide-react';
import { LanguageSwitch } from '#shared/language-switch.tsx';
import type { ProjectHead } from '#shared/project-head.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import { useTexts } from './texts.ts';

const KINDS = ['pictures', 'videos', 'questions'] as const;

export interface WelcomeProps {
  project: Pick<ProjectHead, 'name' | 'lengthMs' | 'contents'>;
  onStart: () => void;
}

export function Welcome({ project, onStart }: WelcomeProps) {
  const t = useTexts();
  const kinds = KINDS.filter((kind) => project.contents[kind] > 0);
  const contents = kinds.map((kind) => t(kind, { count: project.contents[kind] })).join(', ');
  return (
    <StepScreen
      title={t('title')}
      lead={t('lead', { contents, minutes: toVisitMinutes(project.lengthMs) })}
      icon={<StepIcon tone="accent" shape="square" icon={Eye} />}
      corner={<LanguageSwitch />}
      actions={
        <>
          <p className="type-body text-center text-text-2">
            {t.rich(
              'project',
              { name: (text) => <b className="font-semibold text-text">{text}</b> },
              { name: project.name },
            )}
          </p>
          <StepButton variant="primary" onClick={onStart}>
            {t('start')}
          </StepButton>
        </>
      }
    />
  );
}
