import type { Language } from '@fovea/contract';
import { type Dictionaries, fillText, type Values } from '@fovea/texts';
import { language } from '#shared/language.ts';

/** The words of a step as a person reads them now: in the language of the screen, without marks. */
export function readTexts<Key extends string>(texts: {
  readonly dictionaries: Dictionaries<Language, Key>;
}) {
  return (key: Key, values?: Values): string => {
    const chosen = language.get();
    return fillText(chosen, texts.dictionaries[chosen][key], values).replaceAll(/<\/?\w+>/g, '');
  };
}
