import { createTexts } from '#shared/language.ts';
import en from './features.en.json' with { type: 'json' };
import ko from './features.ko.json' with { type: 'json' };
import { hasFeature } from './features.ts';

const { useTexts } = createTexts({ en, ko });

/** Kinds of display and analysis, as people read them one after the other. */
const NAMED = ['gazePoint', 'gazePath', 'heatmap', 'aoi', 'insights', 'downloads'] as const;
type Named = (typeof NAMED)[number];
/** Features that Pro projects have and Basic ones have not. */
const PRO: readonly Named[] = ['insights', 'downloads'];

/** Words for what is there today, and for what is not. */
export function useFeatureTexts() {
  const t = useTexts();
  const toList = (features: readonly Named[]) => features.map((name) => t(name)).join(', ');
  const coming = NAMED.filter((name) => !hasFeature(name));
  const lacks = [
    ...(hasFeature('downloads') ? [t('noDownloads')] : []),
    ...(hasFeature('insights') ? [t('noInsights')] : []),
  ];
  return {
    displays: toList((['gazePoint', 'gazePath', 'heatmap'] as const).filter(hasFeature)),
    /** Empty while Pro gives nothing more than Basic. */
    proFeatures: PRO.filter(hasFeature)
      .map((name) => t(name))
      .join(t('and')),
    /** Empty while nobody has what Basic lacks. */
    basicLacks: lacks.join(', '),
    coming: coming.length === 0 ? '' : t('inTheWorks', { what: toList(coming) }),
  };
}
