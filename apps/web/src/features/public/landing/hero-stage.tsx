import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { hasFeature } from '#shared/features/features.ts';
import { DRINK_AD, PRODUCT_PAGE, RUNNING_FILM } from './gaze-drawings.ts';
import { PhonePicture } from './phone-picture.tsx';
import drinkAd from './pictures/drink-ad.webp';
import productPage from './pictures/product-page.webp';
import runningFilm from './pictures/running-film.webp';
import { useTexts } from './texts.ts';

/** Three phones; the middle one turns a path into a heatmap every six seconds, once there are any. */
export function HeroStage() {
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
