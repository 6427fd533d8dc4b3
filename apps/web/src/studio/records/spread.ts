import { MANY_PEOPLE } from '@fovea/stage';

/** Number of people drawn one by one when there are more; maps and numbers are of all. */
export const MOST_DRAWN = MANY_PEOPLE;

/** How many of so many people are drawn one by one. */
export function countSpread(people: number): number {
  return Math.min(people, MOST_DRAWN);
}

/** Whether a participant is one of those: they lie evenly among all. */
export function isOfSpread(place: number, people: number): boolean {
  const drawn = countSpread(people);
  return Math.floor(((place + 1) * drawn) / people) > Math.floor((place * drawn) / people);
}
