import { ButtonLink } from '@fovea/ui';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { hasFeature } from '#shared/features/features.ts';
import { PATHS } from '#shared/paths.ts';
import { useSession } from '#shared/session/session.ts';
import { HeroStage } from './hero-stage.tsx';
import { LandingSteps } from './landing-steps.tsx';
import { ProductCards } from './product-cards.tsx';
import { useTexts } from './texts.ts';

const FACTS = ['factHardware', 'factAccount', 'factProjects'] as const;

export function Landing() {
  const t = useTexts();
  const lead = [
    t('lead'),
    ...(hasFeature('gazePath') && hasFeature('heatmap') ? [t('leadViews')] : []),
  ];
  const isLogin = useSession((session) => session.isLogin);
  return (
    <div className="grid gap-20 pb-20 md:gap-24 md:pb-28">
      <section className="mx-auto grid w-full max-w-[90rem] items-center gap-10 px-5 pt-8 md:px-8 lg:grid-cols-[minmax(0,0.78fr)_minmax(0,1fr)] lg:px-12 lg:pt-14">
        <div>
          <h1 className="type-display text-balance">{t('title')}</h1>
          <p className="type-lead mt-5 max-w-125 text-text-2">{lead.join(' ')}</p>
          <div className="mt-7 flex flex-col gap-2 md:flex-row">
            <ButtonLink variant="primary" size="touch" asChild>
              <Link to={isLogin ? PATHS.projects : PATHS.signUp}>
                {t(isLogin ? 'projects' : 'start')}
              </Link>
            </ButtonLink>
            <ButtonLink size="touch" asChild>
              <Link to={PATHS.sample}>{t('sample')}</Link>
            </ButtonLink>
          </div>
          <ul className="type-body mt-5 flex flex-wrap gap-x-4 gap-y-1.5 text-text-2">
            {FACTS.map((fact) => (
              <li key={fact} className="flex items-center gap-1.5">
                <Check aria-hidden="true" className="text-good" />
                {t(fact)}
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-hero shadow-e3">
          <HeroStage />
        </div>
      </section>
      <ProductCards />
      <LandingSteps />
    </div>
  );
}
