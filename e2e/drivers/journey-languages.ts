import { LANGUAGES, type Language } from '@fovea/contract';

/**
 * The languages that a journey is walked in: one in every run, both with `npm run e2e -- --full`. Its
 * screens are looked at in both languages in every run, by `screens/screens.spec.ts`.
 */
export function listJourneyLanguages(everyRun: Language): readonly Language[] {
  return process.env['FOVEA_FULL'] === '1' ? LANGUAGES : [everyRun];
}
