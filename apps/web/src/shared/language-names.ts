import { LANGUAGES } from '@fovea/contract/languages';

/** Each language in its own words. */
const NAMES = { en: 'English', ko: '한국어' } as const;

export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({
  value,
  label: NAMES[value],
  lang: value,
}));
