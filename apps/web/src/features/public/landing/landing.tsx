import { ButtonLink } from '@fovea/ui';
import { Check, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { CONFIG } from '#shared/config.ts';
import { hasFeature } from '#shared/features/features.ts';
import { PATHS } from '#shared/paths.ts';
import { useSession } from '#shared/session/session.ts';
import { DRINK_AD, PRODUCT_PAGE, RUNNING_FILM } from './gaze-drawings.ts';
import { LandingSteps } from './landing-steps.tsx';
import { PhonePicture } from './phone-picture.tsx';
import drinkAd from './pictures/drink-ad.webp';
import productPage from './pictures/product-page.webp';
import runningFilm from './pictures/running-film.webp';
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
      <TrustedBy />
      <ProductCards />
      <LandingSteps />
    </div>
  );
}

/** Names from the operator's configuration alone: nobody is made up. */
function TrustedBy() {
  const t = useTexts();
  if (CONFIG.trustedBy.length === 0) return null;
  return (
    <section aria-label={t('trustedBy')} className="px-5 text-center md:px-8 lg:px-12">
      <h2 className="type-small text-text-3">{t('trustedBy')}</h2>
      <ul className="mt-4 flex flex-wrap justify-center gap-x-10 gap-y-3">
        {CONFIG.trustedBy.map((name) => (
          <li key={name} className="font-bold text-[1.125rem] text-text-3 tracking-[-0.02em]">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Three phones; the middle one turns a path into a heatmap every six seconds, once there are any. */
function HeroStage() {
  const t = useTexts();
  const [isPaused, setPaused] = useState(false);
  return (
    <figure
      data-theme="dark"
      data-paused={isPaused || undefined}
      className="group relative aspect-[4/5] overflow-hidden rounded-hero bg-bg md:aspect-auto md:h-140"
    >
      <PhonePicture
        src={productPage}
        gaze={PRODUCT_PAGE}
        show="path"
        className="-translate-y-1/2 absolute top-[53%] left-[6%] hidden w-[28%] max-w-52 md:block"
      />
      <PhonePicture
        src={runningFilm}
        gaze={RUNNING_FILM}
        show="path"
        className="-translate-y-1/2 absolute top-[53%] right-[6%] hidden w-[28%] max-w-52 md:block"
      />
      <PhonePicture
        src={drinkAd}
        gaze={DRINK_AD}
        show="turns"
        className="-translate-x-1/2 absolute top-[5%] left-1/2 w-[58%] max-w-63 md:w-[34%]"
      />
      <figcaption className="type-small absolute bottom-3 left-4 rounded-chip bg-bg/70 px-1.5 text-text-2">
        {t('stageNote')}
      </figcaption>
      {hasFeature('heatmap') && (
        <button
          type="button"
          aria-pressed={isPaused}
          aria-label={t('pause')}
          onClick={() => setPaused(!isPaused)}
          className="focus-ring absolute right-4 bottom-4 grid size-10 place-items-center rounded-full border border-border-2 bg-surface text-text hover:bg-surface-2 motion-reduce:hidden"
        >
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </button>
      )}
    </figure>
  );
}
