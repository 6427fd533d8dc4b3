import { toVisitMinutes } from '@fovea/contract/project-length';
import { Button } from '@fovea/ui';
import { Eye, Languages } from 'lucide-react';
import { language, useLanguage } from '#shared/language.ts';
import type { ProjectHead } from '#shared/project-head.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import { useTexts } from './texts.ts';

export interface WelcomeProps {
  project: Pick<ProjectHead, 'name' | 'lengthMs'>;
  onStart: () => void;
}

export function Welcome({ project, onStart }: WelcomeProps) {
  const t = useTexts();
  return (
    <StepScreen
      title={t('title')}
      lead={t('lead', { minutes: toVisitMinutes(project.lengthMs) })}
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

/** Two languages, so one press chooses the other; it is named in its own words. */
function LanguageSwitch() {
  const t = useTexts();
  const other = useLanguage() === 'en' ? 'ko' : 'en';
  return (
    <Button
      variant="quiet"
      lang={other}
      iconLeft={<Languages aria-hidden="true" />}
      onClick={() => language.set(other)}
    >
      {t('otherLanguage')}
    </Button>
  );
}
