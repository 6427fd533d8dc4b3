import type { Language } from '@fovea/contract';
import { type Dictionaries, fillText, type Text, type Values } from '@fovea/texts';
import { language } from '#shared/language.ts';

/** The words of a part as a person reads them now: in the language of the screen, without marks. */
export function readTexts<Key extends string>(texts: {
  readonly dictionaries: Dictionaries<Language, Key>;
}) {
  return (key: Key, values?: Values): string => {
    const chosen = language.get();
    return fillText(chosen, texts.dictionaries[chosen][key], values).replaceAll(/<\/?\w+>/g, '');
  };
}

/** The <name>marked</name> part of a text. */
export function readMark(text: Text, name: string): string {
  return new RegExp(`<${name}>(.*?)</${name}>`).exec(String(text))?.[1] ?? '';
}
