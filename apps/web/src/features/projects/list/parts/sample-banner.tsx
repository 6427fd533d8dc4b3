import { Badge, ButtonLink, IconButton } from '@fovea/ui';
import { Play, X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { createTexts } from '#shared/language.ts';
import { PATHS } from '#shared/paths.ts';
import { sample, warmSample } from '#shared/project/sample.ts';
import { toasts } from '#shared/toasts.ts';
import en from './sample-banner.en.json' with { type: 'json' };
import ko from './sample-banner.ko.json' with { type: 'json' };
import { SampleDrawing } from './sample-drawing.tsx';

export const { useTexts: useBannerTexts } = createTexts({ en, ko });

/** As `npm run generate -- sample` makes it. */
const COUNTS = { people: 48, pages: 5 };

export interface SampleBannerProps {
  /** Whether there is nothing else to look at: then it is most likely opened next. */
  isAlone: boolean;
  onHide: () => void;
}

/** A way to see what comes out before anybody has taken part. Dark in both themes, as the studio is. */
export function SampleBanner({ isAlone, onHide }: SampleBannerProps) {
  const t = useBannerTexts();
  useEffect(() => (isAlone ? warmSample() : undefined), [isAlone]);
  const handleHide = () => {
    sample.show(false);
    toasts.show({ kind: 'info', title: t('hidden'), cause: 'sample' });
    onHide();
  };
  return (
    <section
      aria-label={t('name')}
      data-theme="dark"
      className="relative mt-4 flex flex-col items-start gap-4 overflow-hidden rounded-banner border border-border bg-stage px-5 py-4 text-text md:flex-row md:items-center"
    >
      <SampleDrawing />
      <div className="relative min-w-0 flex-1">
        <p className="type-small flex flex-wrap items-center gap-2 text-text-2">
          <Badge tone="accent">{t('name')}</Badge>
          {t('facts', COUNTS)}
        </p>
        <h2 className="type-h2 mt-1 text-balance">{t('title', COUNTS)}</h2>
        <p className="type-small mt-0.5 text-text-2">{t('text')}</p>
      </div>
      <div className="relative flex items-center gap-2">
        <ButtonLink variant="ink" size="public" asChild>
          <Link to={PATHS.sample}>
            <Play aria-hidden="true" />
            {t('open')}
          </Link>
        </ButtonLink>
        <IconButton label={t('hide')} size="public" onClick={handleHide}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
