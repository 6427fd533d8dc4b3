import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Language } from '@fovea/contract';
import { fillRichText, type RichPart, type Text, type Values } from '@fovea/texts/fill-text';

/** Text of a part in one language: `words('log-in', 'email')` reads log-in.en.json of an app. */
export type Words = (part: string, key: string, values?: Values) => string;

const APPS = resolve(import.meta.dirname, '../../apps');
/** Each has a name of its own, which `npm run check -- texts` sees to. */
const FILES = new Map(
  globSync('{web,collect}/src/**/*.json', { cwd: APPS }).map((path) => [basename(path), path]),
);

export function readWords(language: Language): Words {
  return (part, key, values) => {
    const text = readTexts(`${part}.${language}.json`)[key];
    if (text === undefined) throw new Error(`${part} has no text ${key} in ${language}`);
    return withoutMarks(fillRichText(language, text, values));
  };
}

/** Text of a page in the list of pages: `Image, 8 s`. */
export function toPageText(words: Words, kind: 'image' | 'video', seconds: number): string {
  const time = words('analysis-playback', 'seconds', { seconds });
  return words('project-editor', kind === 'image' ? 'imageMeta' : 'videoMeta', { time });
}

function readTexts(name: string): Readonly<Record<string, Text>> {
  const path = FILES.get(name);
  if (path === undefined) throw new Error(`no app has ${name}`);
  return JSON.parse(readFileSync(resolve(APPS, path), 'utf8'));
}

/** As a person reads a text with links or bold words in it. */
function withoutMarks(parts: readonly RichPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
