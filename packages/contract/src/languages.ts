/** Languages of the interface and of mails; the first is the fallback. */
export const LANGUAGES = ['en', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];
