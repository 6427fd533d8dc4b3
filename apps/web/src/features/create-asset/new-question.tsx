import { CALLS } from '@fovea/contract';
import { Button } from '@fovea/ui';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { api } from '#shared/api/api.ts';
import { toErrorText } from '#shared/api/error-texts.ts';
import { toProjectQuery } from '#shared/api/projects.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';

const EMPTY_QUESTION = { kind: 'choice' as const, text: '', choices: ['', ''] };

interface NewQuestionProps {
  projectId: string;
  onBusy: (isBusy: boolean) => void;
  onPage: (pageId: string) => void;
}

export function NewQuestion({ projectId, onBusy, onPage }: NewQuestionProps) {
  const t = useTexts();
  const [isAdding, setIsAdding] = useState(false);
  const setBusy = (isBusy: boolean) => {
    setIsAdding(isBusy);
    onBusy(isBusy);
  };
  const handleAdd = async () => {
    setBusy(true);
    try {
      const body = { kind: 'survey' as const, question: EMPTY_QUESTION };
      const page = await api.call(CALLS.createPage, { params: { id: projectId }, body });
      await queryClient.invalidateQueries({ queryKey: toProjectQuery(projectId).queryKey });
      setBusy(false);
      onPage(page.id);
    } catch (error) {
      setBusy(false);
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'add-question' });
    }
  };
  return (
    <div className="flex flex-col items-center gap-1 rounded-card border border-border px-5 py-8 text-center">
      <span className="mb-2 grid size-10 place-items-center rounded-touch bg-accent-bg text-accent-text">
        <ListChecks aria-hidden="true" />
      </span>
      <p className="type-body font-semibold">{t('surveyTitle')}</p>
      <p className="type-small text-balance text-text-3">{t('surveyText')}</p>
      <Button
        size="public"
        variant="primary"
        className="mt-2"
        loading={isAdding}
        onClick={() => void handleAdd()}
      >
        {t('addQuestion')}
      </Button>
    </div>
  );
}
