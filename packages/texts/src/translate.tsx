import { Fragment, type ReactNode } from 'react';
import { fillRichText, fillText, type Text, type Values } from './fill-text.ts';

/** The texts of one part of an app. A language that lacks a key does not compile. */
export type Dictionaries<Language extends string, Key extends string> = Readonly<
  Record<Language, Readonly<Record<Key, Text>>>
>;
/** Draws a <name>marked</name> part. */
export type Marks = Readonly<Record<string, (text: string) => ReactNode>>;

export interface Translate<Key extends string> {
  (key: Key, values?: Values): string;
  /** For texts with marks, such as a link inside a sentence. */
  rich(key: Key, marks: Marks, values?: Values): ReactNode;
}

export function createTranslate<Language extends string, Key extends string>(
  language: Language,
  texts: Dictionaries<Language, Key>,
): Translate<Key> {
  const translate = (key: Key, values?: Values) => fillText(language, texts[language][key], values);
  const rich = (key: Key, marks: Marks, values?: Values): ReactNode =>
    fillRichText(language, texts[language][key], values).map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places.
      <Fragment key={i}>
        {typeof part === 'string' ? part : (marks[part.name]?.(part.text) ?? part.text)}
      </Fragment>
    ));
  return Object.assign(translate, { rich });
}
