import { readFileSync } from 'node:fs';
import type { Language } from '@fovea/contract';
import { fillText, splitRichText, type Text, type Values } from '@fovea/texts/fill-text';
import { APP_TEXTS, type TextFile } from './app-texts.ts';

type Part = keyof typeof APP_TEXTS;
type Key<Name extends Part> =
  (typeof APP_TEXTS)[Name] extends TextFile<infer English> ? keyof English : never;

/** Text of a part in one language: `words('log-in', 'email')`. */
export type Words = <Name extends Part>(part: Name, key: Key<Name>, values?: Values) => string;

export function readWords(language: Language): Words {
  return (part, key, values) => {
    const text = readTexts(part, language)[key];
    if (text === undefined) throw new Error(`${part} has no text ${String(key)} in ${language}`);
    return withoutMarks(fillText(language, text, values));
  };
}

/** Text of a page in the list of pages: `Image, 8 s`. */
export function toPageText(words: Words, kind: 'image' | 'video', seconds: number): string {
  const time = words('analysis-playback', 'seconds', { seconds });
  return words('project-editor', kind === 'image' ? 'imageMeta' : 'videoMeta', { time });
}

function readTexts(part: Part, language: Language): Readonly<Record<PropertyKey, Text>> {
  const file = new URL(`../../apps/${APP_TEXTS[part].path}.${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** As a person reads a text with links or bold words in it. */
function withoutMarks(text: string): string {
  const parts = splitRichText(text);
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
