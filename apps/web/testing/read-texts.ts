import type { Language } from '@fovea/contract';
import type { Dictionaries, Values } from '@fovea/texts';
import { createTexts } from '#shared/language.ts';

/** The words of a part as a person reads them now: in the language of the screen, without marks. */
export function readTexts<Key extends string>(texts: Dictionaries<Language, Key>) {
  const { getTexts } = createTexts(texts);
  return (key: Key, values?: Values): string => getTexts()(key, values).replaceAll(/<\/?\w+>/g, '');
}

/** The <name>marked</name> part of a text. */
export function readMark(text: string, name: string): string {
  return new RegExp(`<${name}>(.*?)</${name}>`).exec(text)?.[1] ?? '';
}
