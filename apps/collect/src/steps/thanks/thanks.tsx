import { CODE_MARK, DoneScreen } from '#shared/done-screen.tsx';
import { useTexts } from './texts.ts';

export function Thanks({ participant }: { participant: string }) {
  const t = useTexts();
  return <DoneScreen title={t('title')} lead={t.rich('lead', CODE_MARK, { code: participant })} />;
}
