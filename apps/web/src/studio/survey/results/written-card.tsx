import { MessageSquareText } from 'lucide-react';
import type { QuestionCardProps } from './choice-card.tsx';
import { ResultCard } from './result-card.tsx';
import { useTexts } from './texts.ts';
import { WrittenList } from './written-list.tsx';

export function WrittenCard({ asked, number, result, onPath }: QuestionCardProps) {
  const t = useTexts();
  return (
    <ResultCard
      icon={<MessageSquareText aria-hidden="true" />}
      kind={t('writtenOfPage', { number })}
      basis={t('answersOf', { count: result.answered, people: result.people })}
      title={asked.title}
    >
      {result.texts.length === 0 ? (
        <p className="type-body px-4 pb-4 text-text-2">{t('nobodyAnswered')}</p>
      ) : (
        <WrittenList result={result} onPath={onPath} />
      )}
    </ResultCard>
  );
}
