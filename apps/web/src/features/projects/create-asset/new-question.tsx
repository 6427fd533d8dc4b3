import { Button } from '@fovea/ui';
import { ListChecks } from 'lucide-react';
import { useTexts } from './texts.ts';

export function NewQuestion({ onAdd }: { onAdd: () => void }) {
  const t = useTexts();
  return (
    <div className="flex flex-col items-center gap-1 rounded-card border border-border px-5 py-8 text-center">
      <span className="mb-2 grid size-10 place-items-center rounded-touch bg-accent-bg text-accent-text">
        <ListChecks aria-hidden="true" />
      </span>
      <p className="type-body font-semibold">{t('surveyTitle')}</p>
      <p className="type-small text-balance text-text-3">{t('surveyText')}</p>
      <Button size="public" variant="primary" className="mt-2" onClick={onAdd}>
        {t('addQuestion')}
      </Button>
    </div>
  );
}
