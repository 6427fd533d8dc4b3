import { OrganizationBar } from './organization-bar.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanTable } from './plan-table.tsx';
import { Questions } from './questions.tsx';
import { useTexts } from './texts.ts';

export function Pricing() {
  const t = useTexts();
  return (
    <div className="mx-auto w-full max-w-content px-5 pt-5 pb-20">
      <h1 className="text-balance text-center font-bold text-[2rem] leading-[calc(2.5rem+var(--line-extra))] tracking-[-0.03em] md:text-[2.5rem] md:leading-[calc(3rem+var(--line-extra))]">
        {t('title')}
      </h1>
      <p className="type-public mx-auto mt-2.5 max-w-200 text-balance text-center text-text-2">
        {t('lead')}
      </p>
      <div className="mt-7 grid gap-4 lg:grid-cols-[1fr_1.12fr_1.12fr]">
        <PlanCard plan="basic" />
        <PlanCard plan="perUse" />
        <PlanCard plan="monthly" />
      </div>
      <OrganizationBar />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1.87fr)_minmax(0,1fr)]">
        <PlanTable />
        <Questions />
      </div>
    </div>
  );
}
