import { InTheWorks } from '#shared/in-the-works.tsx';
import { useTexts } from './texts.ts';

export { Profile } from './profile.tsx';

export function Plan() {
  const t = useTexts();
  return <Empty title={t('plan')} />;
}

function Empty({ title }: { title: string }) {
  return (
    <>
      <h1 className="type-h1">{title}</h1>
      <div className="mt-4 rounded-card border border-border bg-surface">
        <InTheWorks />
      </div>
    </>
  );
}
