import type { CountedHashtag } from '@fovea/contract';
import { hasHashtag } from './list-filter.ts';

const MAX_SHOWN = 8;
/** A hashtag that somebody is about to write at the end of the text. */
const UNFINISHED = /(?:^|\s)#([^\s#]*)$/u;

/** Hashtags that the end of a search text may become; nothing when it ends with something else. */
export function findCompletions(
  text: string,
  hashtags: readonly CountedHashtag[],
  taken: readonly string[],
): readonly CountedHashtag[] | undefined {
  const part = UNFINISHED.exec(text)?.[1]?.normalize('NFC').toLowerCase();
  if (part === undefined) return undefined;
  const isBegun = ({ name }: CountedHashtag) => name.toLowerCase().startsWith(part);
  const found = hashtags.filter(
    ({ name }) => name.toLowerCase().includes(part) && !hasHashtag(taken, name),
  );
  return [...found.filter(isBegun), ...found.filter((each) => !isBegun(each))].slice(0, MAX_SHOWN);
}

/** The search text without the hashtag that was completed. */
export function dropCompleted(text: string): string {
  return text.replace(UNFINISHED, '');
}
