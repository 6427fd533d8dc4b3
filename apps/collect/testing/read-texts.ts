import type { Language } from '@fovea/contract';
import type { Dictionaries, Values } from '@fovea/texts';
import { createTexts } from '#shared/language.ts';

/** The words of a step as a person reads them now: in the language of the screen, without marks. */
export function readTexts<Key extends string>(texts: Dictionaries<Language, Key>) {
  const { getTexts } = createTexts(texts);
  return (key: Key, values?: Values): string => getTexts()(key, values).replaceAll(/<\/?\w+>/g, '');
}
