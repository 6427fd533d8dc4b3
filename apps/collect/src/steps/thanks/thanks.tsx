import { Check } from 'lucide-react';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import { useTexts } from './texts.ts';

export function Thanks({ participant }: { participant: string }) {
  const t = useTexts();
  return (
    <StepScreen
      title={t('title')}
      lead={t.rich(
        'lead',
        { code: (text) => <b className="whitespace-nowrap font-semibold text-text">{text}</b> },
        { code: participant },
      )}
      icon={
        <StepIcon tone="good">
          <Check />
        </StepIcon>
      }
    />
  );
}
