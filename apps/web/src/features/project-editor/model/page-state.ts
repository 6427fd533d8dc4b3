import { LIMITS, type Page } from '@fovea/contract';
import { toPageName } from '#shared/files/media-files.ts';

/** What a page is called in the list: its question or its first file. */
export function findPageName({ question, assets }: Page): string | undefined {
  if (question) return question.text.trim() || undefined;
  const first = assets.find((asset) => asset !== null);
  return first ? toPageName(first.fileName) : undefined;
}

/** Pasted lines become choices; marks of lists are left out. */
export function toChoices(pasted: string): string[] {
  return pasted
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
    .map((line) => line.slice(0, LIMITS.choiceMaxLength));
}
