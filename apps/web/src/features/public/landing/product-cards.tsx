import { ButtonLink } from '@fovea/ui';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CONFIG } from '#shared/config.ts';
import { hasFeature } from '#shared/features/features.ts';
import { PATHS } from '#shared/paths.ts';
import { BANK_APP, DRINK_AD, DRINK_AD_B } from './gaze-drawings.ts';
import { PhonePicture } from './phone-picture.tsx';
import bankApp from './pictures/bank-app.webp';
import drinkAd from './pictures/drink-ad.webp';
import drinkAdB from './pictures/drink-ad-b.webp';
import { useTexts } from './texts.ts';

const CODE = `import { GazeSession } from '@fovea/sdk'

const session = await GazeSession.start({
  project: 'KX4-72P',
})

session.on('gaze', ({ x, y, t }) => {
  heat.add(x, y, t)
})`;

export function ProductCards() {
  const t = useTexts();
  return (
    <section id="product" aria-label={t('product')} className="scroll-mt-20 px-5 md:px-8 lg:px-12">
      <div className="mx-auto grid max-w-[84rem] gap-4.5 lg:grid-cols-3">
        <Card
          title={t('analyseTitle')}
          text={[t('analyseText'), ...(hasFeature('heatmap') ? [t('analyseAll')] : [])].join(' ')}
        >
          {hasFeature('heatmap') && (
            <PhonePicture src={bankApp} gaze={BANK_APP} show="heat" className="w-36" />
          )}
          <PhonePicture src={bankApp} gaze={BANK_APP} show="path" className="w-36" />
        </Card>
        <Card
          title={t('compareTitle')}
          text={t(hasFeature('compare') ? 'compareText' : 'compareSoon')}
        >
          <PhonePicture src={drinkAd} gaze={DRINK_AD} show="heat" className="w-36" />
          <PhonePicture src={drinkAdB} gaze={DRINK_AD_B} show="heat" className="w-36" />
        </Card>
        <SdkCard />
      </div>
    </section>
  );
}

function SdkCard() {
  const t = useTexts();
  const isThere = hasFeature('sdk');
  return (
    <div
      data-theme="dark"
      className={`flex min-h-82 flex-col overflow-hidden rounded-dialog bg-surface p-5.5 ${isThere ? '' : 'items-center justify-center text-center'}`}
    >
      <h2 className="type-h3">{t('sdkTitle')}</h2>
      <p className="type-body mt-1 text-text-2">{t(isThere ? 'sdkText' : 'sdkSoon')}</p>
      {isThere ? (
        <>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the focus.
            tabIndex={0}
            className="focus-ring mt-4 flex-1 overflow-x-auto rounded-control font-mono text-[0.75rem] text-text-2 leading-[1.3125rem]"
          >
            <code lang="en">{CODE}</code>
          </pre>
          <ButtonLink
            size="public"
            href={CONFIG.developersUrl}
            target="_blank"
            rel="noopener"
            className="mt-4 self-start"
          >
            {t('sdkLink')}
            <ArrowUpRight aria-hidden="true" />
          </ButtonLink>
        </>
      ) : (
        <ButtonLink size="public" className="mt-4" asChild>
          <Link to={PATHS.contact}>{t('sdkContact')}</Link>
        </ButtonLink>
      )}
    </div>
  );
}

interface CardProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Card({ title, text, children }: CardProps) {
  return (
    <div className="max-h-90 min-h-82 overflow-hidden rounded-dialog border border-border bg-surface p-5.5 lg:max-h-none lg:h-0 lg:min-h-full">
      <h2 className="type-h3">{title}</h2>
      <p className="type-body mt-1 text-text-2">{text}</p>
      <div className="mt-6 flex justify-center gap-2.5">{children}</div>
    </div>
  );
}
