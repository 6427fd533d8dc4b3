import type { CountedHashtag } from '@fovea/contract';
import { findHashtagName, isSameHashtag } from '#features/projects/model/hashtag-names.ts';

const SUGGESTIONS = 6;

export type Row =
  | { readonly kind: 'known'; readonly hashtag: CountedHashtag }
  | { readonly kind: 'new'; readonly name: string };

const toSearched = (typed: string) => typed.trim().replace(/^#/, '').normalize('NFC').toLowerCase();

/** Hashtags that begin with what is typed, then those that have it inside, then a new one. */
export function listRows(
  typed: string,
  known: readonly CountedHashtag[],
  chosen: readonly string[],
): Row[] {
  if (typed.trim() === '') return [];
  const searched = toSearched(typed);
  const toRank = ({ name }: CountedHashtag) => name.toLowerCase().indexOf(searched);
  const found = known
    .filter((hashtag) => toRank(hashtag) >= 0)
    .filter(({ name }) => !chosen.some((each) => isSameHashtag(each, name)))
    .toSorted((a, b) => Math.min(toRank(a), 1) - Math.min(toRank(b), 1))
    .slice(0, SUGGESTIONS)
    .map((hashtag): Row => ({ kind: 'known', hashtag }));
  const name = findHashtagName(typed);
  const isKnown = (own: string) =>
    [...chosen, ...known.map((hashtag) => hashtag.name)].some((each) => isSameHashtag(each, own));
  return name === undefined || isKnown(name) ? found : [...found, { kind: 'new', name }];
}

/** Adds names that are not there yet, each as it is known already. */
export function addNames(
  chosen: readonly string[],
  names: readonly string[],
  known: readonly CountedHashtag[] = [],
): string[] {
  const all = [...chosen];
  for (const name of names) {
    if (all.some((each) => isSameHashtag(each, name))) continue;
    all.push(known.find((each) => isSameHashtag(each.name, name))?.name ?? name);
  }
  return all;
}

/** Several at once, with spaces or commas between them. */
export function splitTyped(typed: string): string[] {
  return typed.split(/[\s,]+/).filter((part) => part !== '' && part !== '#');
}
