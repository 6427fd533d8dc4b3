import { LANGUAGES, type Language } from '@fovea/contract';

/** The language of ours that a browser likes best, by its Accept-Language. */
export function toAskedLanguage(header = ''): Language {
  const wishes = header
    .split(',')
    .map((wish) => /^\s*([\w-]+|\*)\s*(?:;\s*q=([\d.]+))?\s*$/.exec(wish))
    .filter((match) => match !== null)
    .map(([, tag = '', weight = '1']) => ({ tag: tag.toLowerCase(), weight: Number(weight) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const found = wishes
    .map(({ tag }) => LANGUAGES.find((known) => tag === known || tag.startsWith(`${known}-`)))
    .find((known) => known !== undefined);
  return found ?? LANGUAGES[0];
}
