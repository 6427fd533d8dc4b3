import type { Catalogue, PlanKind } from '@fovea/contract/catalogue';
import { LIMITS } from '@fovea/contract/limits';
import { ButtonLink, SegmentedControl } from '@fovea/ui';
import { Building2, CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLanguage } from '#shared/language.ts';
import { loadChunk } from '#shared/lazy-part.ts';
import { PATHS } from '#shared/paths.ts';
import { listShelves, parseSessions } from '#shared/shop/shop.ts';
import { PLANS, type Plan, PlanCard } from './plan-card.tsx';
import { PlanTable } from './plan-table.tsx';
import { Questions } from './questions.tsx';
import { useTexts } from './texts.ts';

/** The contract and its schemas come when they are needed, not with the page. */
const loadCall = () => loadChunk(import('#shared/api/fetch-catalogue.ts'));

/** Nothing while it comes. What cannot be had is on request, as what is not visible. */
function useCatalogue(): Catalogue | 'none' | undefined {
  const [catalogue, setCatalogue] = useState<Catalogue | 'none'>();
  useEffect(() => {
    let isHere = true;
    loadCall()
      .then(({ fetchCatalogue }) => fetchCatalogue())
      .then(
        (found) => isHere && setCatalogue(found),
        () => isHere && setCatalogue('none'),
      );
    return () => {
      isHere = false;
    };
  }, []);
  return catalogue;
}

export function Pricing() {
  const t = useTexts();
  const language = useLanguage();
  const catalogue = useCatalogue();
  const [params] = useSearchParams();
  // Where there is room for one plan only.
  const [shown, setShown] = useState<Plan>(parseSessions(params) ? 'perUse' : 'monthly');
  const findShelf = (kind: PlanKind) => {
    if (catalogue === undefined) return undefined;
    return (catalogue !== 'none' && listShelves(catalogue, kind, language)[0]) || 'none';
  };
  const perUse = findShelf('one_time');
  return (
    <div className="mx-auto w-full max-w-content px-5 pt-5 pb-20">
      <h1 className="text-balance text-center font-bold text-[2rem] leading-[calc(2.5rem+var(--line-extra))] tracking-[-0.03em] md:text-[2.5rem] md:leading-[calc(3rem+var(--line-extra))]">
        {t('title')}
      </h1>
      <p className="type-public mx-auto mt-2.5 max-w-200 text-balance text-center text-text-2">
        {t('lead')}
      </p>
      <SegmentedControl
        className="mt-6 md:hidden"
        wide
        size="touch"
        label={t('plansLabel')}
        segments={PLANS.map((plan) => ({ value: plan, label: t(`${plan}Name`) }))}
        value={shown}
        onChange={setShown}
      />
      <div className="mt-6 grid gap-4 lg:grid-cols-[1fr_1.12fr_1.12fr]">
        <PlanCard plan="basic" shown={shown} />
        <PlanCard plan="perUse" shown={shown} shelf={perUse} />
        <PlanCard plan="monthly" shown={shown} shelf={findShelf('monthly')} dearer={perUse} />
      </div>
      <OrganizationBar />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1.87fr)_minmax(0,1fr)]">
        <PlanTable />
        <div className="min-w-0">
          <Questions />
          {catalogue !== undefined && catalogue !== 'none' && catalogue.visible && <PaymentInfo />}
        </div>
      </div>
    </div>
  );
}

function PaymentInfo() {
  const t = useTexts();
  return (
    <aside className="mt-6 flex gap-3 rounded-card border border-border bg-surface p-4">
      <CreditCard aria-hidden="true" className="mt-0.5 text-text-2" />
      <div className="min-w-0">
        <p className="type-body font-semibold">{t('payTitle')}</p>
        <p className="type-body text-text-2">{t('payText')}</p>
      </div>
    </aside>
  );
}

function OrganizationBar() {
  const t = useTexts();
  return (
    <section
      id="organization"
      data-theme="dark"
      className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-dialog bg-surface px-6 py-4.5"
    >
      <span className="grid size-11 flex-none place-items-center rounded-bar bg-accent-bg text-accent-text">
        <Building2 aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold text-[1.0625rem]">{t('organizationName')}</h2>
        <p className="type-body text-text-2">
          {t('organizationText', {
            accounts: LIMITS.organizationMinAccounts,
            sessions: LIMITS.organizationSessionsPerAccount,
          })}
        </p>
      </div>
      <ButtonLink variant="ink" size="touch" asChild>
        <Link to={PATHS.organization}>{t('offer')}</Link>
      </ButtonLink>
    </section>
  );
}
