import type { TitleKey } from './titles.ts';

/** Facts about a route beside its screen. */
export interface RouteHandle {
  /** The address with names for ids, as analytics counts it. */
  readonly pattern: string;
  /** Absent when only the screen knows its title, and on the home page. */
  readonly title?: TitleKey;
}
