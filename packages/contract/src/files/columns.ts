import * as z from 'zod/mini';

// A column is checked by one loop: a schema per value took more than half of the time of a merge.
const isIntegers = (value: unknown) => Array.isArray(value) && value.every(Number.isSafeInteger);
const isNumbers = (value: unknown) => Array.isArray(value) && value.every(Number.isFinite);
const isNumbersOrNull = (value: unknown) =>
  Array.isArray(value) && value.every((each) => each === null || Number.isFinite(each));

export const ints = z.custom<number[]>(isIntegers, 'not a list of integers');
export const numbers = z.custom<number[]>(isNumbers, 'not a list of numbers');
/** Null is not known, or stands for a whole row that is not there. */
export const numbersOrNull = z.custom<(number | null)[]>(
  isNumbersOrNull,
  'not a list of numbers and null',
);
