import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins classes; of two that set the same property the later one wins, so callers can override. */
export function toClassNames(...values: ClassValue[]): string {
  return twMerge(clsx(values));
}
