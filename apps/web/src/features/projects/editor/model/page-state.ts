import { LIMITS } from '@fovea/contract';

/** Pasted lines become choices; marks of lists are left out. */
export function toChoices(pasted: string): string[] {
  return pasted
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
    .map((line) => line.slice(0, LIMITS.choiceMaxLength));
}
