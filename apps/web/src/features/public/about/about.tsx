import { EyeMark, Link, NoParticipantsDrawing } from '@fovea/ui';
import { Link as RouterLink } from 'react-router';
import { CONFIG } from '#shared/config.ts';
import { hasFeature } from '#shared/features/features.ts';
import { PATHS } from '#shared/paths.ts';
import { PhoneSteps } from './phone-steps.tsx';
import { useTexts } from './texts.ts';

export function About() {
  const t = useTexts();
  const few = [t('limitFew'), ...(hasFeature('insights') ? [t('limitFewSaid')] : [])].join(' ');
  const removal = t(hasFeature('withdraw') ? 'privacyWithdraw' : 'privacyRemove');
  return (
    <article className="mx-auto w-full max-w-180 px-5 pt-8 pb-20">
      <EyeMark width={40} height={40} />
      <h1 className="mt-5 text-balance font-bold text-[2rem] leading-[calc(2.5rem+var(--line-extra))] tracking-[-0.03em] md:text-[2.5rem] md:leading-[calc(3rem+var(--line-extra))]">
        {t('title')}
      </h1>
      <p className="type-lead mt-4 text-text-2">{t('lead')}</p>
      <h2 className="type-h2 mt-12">{t('howTitle')}</h2>
      <PhoneSteps />
      <h2 id="accuracy" className="type-h2 mt-12 scroll-mt-20">
        {t('limitsTitle')}
      </h2>
      <p className="type-public mt-2 text-pretty text-text-2">{t('limitsText')}</p>
      <List items={[t('limitPart'), t('limitLight'), t('limitGlasses'), few]} />
      <h2 id="privacy" className="type-h2 mt-12 scroll-mt-20">
        {t('privacyTitle')}
      </h2>
      <List items={[t('privacyCamera'), t('privacyConsent'), removal]} />
      <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-border bg-surface p-6">
        <div className="w-28 flex-none">
          <NoParticipantsDrawing />
        </div>
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="type-h3">{t('companyTitle')}</h2>
          <p className="type-touch mt-1 text-text-2">{t('companyText')}</p>
          <p className="type-touch mt-2 flex flex-wrap gap-x-5 gap-y-1">
            <Link external externalLabel={t('newTab')} href={CONFIG.companyUrl}>
              {t('company')}
            </Link>
            <Link asChild>
              <RouterLink to={PATHS.contact}>{t('contact')}</RouterLink>
            </Link>
          </p>
        </div>
      </div>
    </article>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="type-public mt-3 grid gap-2 text-text-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <span aria-hidden="true" className="mt-2.5 size-1.5 flex-none rounded-full bg-accent" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
