import * as z from 'zod/mini';
import { line } from '#fields.ts';
import { LIMITS } from '#limits.ts';

/** What a researcher tells the people who take part. An empty text is not shown. */
export const briefing = z.object({
  /** In place of the project's name. */
  title: line(LIMITS.projectNameMaxLength),
  /** A person or an institution: whose study it is. */
  researcher: line(LIMITS.researcherMaxLength),
  /** Where the researcher is asked: a mail address or a number. */
  contact: line(LIMITS.researcherContactMaxLength),
  /** Stands in the consent, whose version changes with it. */
  consentText: line(LIMITS.consentTextMaxLength),
  /** Read before the camera is asked for. */
  instructions: line(LIMITS.instructionsMaxLength),
});
export type Briefing = z.infer<typeof briefing>;

/** Its texts beside the title, which stands in place of the project's name. */
export const briefingTexts = z.omit(briefing, { title: true });

export const NO_BRIEFING: Briefing = {
  title: '',
  researcher: '',
  contact: '',
  consentText: '',
  instructions: '',
};

/** What comes, as it is announced. */
export const contents = z.object({ pictures: z.int(), videos: z.int(), questions: z.int() });
export type Contents = z.infer<typeof contents>;
