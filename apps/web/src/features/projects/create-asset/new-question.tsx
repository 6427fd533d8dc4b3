import { Button } from '@fovea/ui';
import { ListChecks } from 'lucide-react';
import { useEffect } from 'react';
import { createPage } from '#features/projects/model/pages.queries.ts';
import { reread } from '#shared/api/query-client.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { useTexts } from './texts.ts';

const EMPTY_QUESTION = { kind: 'choice' as const, text: '', choices: ['', ''] };

interface NewQuestionProps {
  projectId: string;
  onBusy: (isBusy: boolean) => void;
  onPage: (pageId: string) => void;
}

export function NewQuestion({ projectId, onBusy, onPage }: NewQuestionProps) {
  const t = useTexts();
  const { send, isBusy } = useWrite({
    write: async () => {
      const page = await createPage(projectId, { kind: 'survey', question: EMPTY_QUESTION });
      await reread(KEYS.project(projectId));
      return page;
    },
    about: [KEYS.project(projectId)],
    cause: 'add-question',
    onDone: (page) => onPage(page.id),
  });
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
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
        loading={isBusy}
        onClick={() => send()}
      >
        {t('addQuestion')}
      </Button>
    </div>
  );
}
