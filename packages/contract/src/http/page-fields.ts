import * as z from 'zod/mini';
import { id, line, told } from '#fields.ts';
import { LIMITS } from '#limits.ts';
import { asset } from './assets.ts';

export const PAGE_KINDS = ['image', 'video', 'survey'] as const;
export const LAYOUTS = ['single', 'sideBySide', 'stacked', 'grid4'] as const;
export type Layout = (typeof LAYOUTS)[number];
/** How many pictures a layout has room for. */
export const LAYOUT_SLOTS = { single: 1, sideBySide: 2, stacked: 2, grid4: 4 } as const;
export const DISPLAYS = ['fullscreen', 'scroll'] as const;
export const SCALES = ['fill', 'fit'] as const;
export const ALIGNS = ['start', 'center', 'end'] as const;
export const QUESTION_KINDS = ['written', 'choice'] as const;

/** While a project is edited, texts may be empty; it cannot be activated like that. */
export const question = z.object({
  kind: z.enum(QUESTION_KINDS),
  text: line(LIMITS.questionMaxLength),
  choices: z.array(line(LIMITS.choiceMaxLength)).check(z.maxLength(LIMITS.choicesMax)),
  allowSeveral: z._default(z.boolean(), false),
  addOther: z._default(z.boolean(), false),
  shuffleChoices: z._default(z.boolean(), false),
  required: z._default(z.boolean(), true),
});
export type Question = z.infer<typeof question>;

/** Nothing means that the participant taps to go on. */
export const timerMs = z
  .int()
  .check(
    z.minimum(LIMITS.timerMinMs),
    z.maximum(LIMITS.timerMaxMs),
    z.multipleOf(LIMITS.timerStepMs),
  );

/** For the researcher alone. */
export const pageName = line(LIMITS.pageNameMaxLength).check(z.minLength(1));
export const slots = z.array(z.nullable(id)).check(z.maxLength(LIMITS.pageAssetsMax));

/** Fields added later. A change that leaves one out keeps its value. */
export const pageExtras = {
  /** The ground beside the pictures. Nothing is the usual dark one. */
  background: z.nullable(z.string().check(z.maxLength(7), z.regex(/^#[0-9a-f]{6}$/))),
  /** Longest wait for a tap: the page then goes on by itself. */
  tapLongestMs: z.nullable(
    z
      .int()
      .check(
        z.minimum(LIMITS.timerMinMs),
        z.maximum(LIMITS.tapLongestMs),
        z.multipleOf(LIMITS.timerStepMs),
      ),
  ),
  /** Sound of a video at its start. Phones may want a tap before they play sound. */
  startMuted: z.boolean(),
  /** Which of its frames stands before a video moves. Nothing is the first picture. */
  posterFrame: z.nullable(z.int().check(z.minimum(0), z.maximum(LIMITS.videoFrames - 1))),
};

/** How the pictures of a page are placed and shown. */
export const pageLook = z.object({
  layout: z.enum(LAYOUTS),
  display: z.enum(DISPLAYS),
  /** Full-screen fit only; scrolled pictures always fit the width. */
  scale: z.enum(SCALES),
  alignX: z.enum(ALIGNS),
  /** Has no meaning for scrolled pictures. */
  alignY: z.enum(ALIGNS),
  background: z._default(pageExtras.background, null),
  tapLongestMs: z._default(pageExtras.tapLongestMs, null),
  startMuted: z._default(pageExtras.startMuted, true),
  posterFrame: z._default(pageExtras.posterFrame, null),
});
export type PageLook = z.infer<typeof pageLook>;
export const DEFAULT_LOOK: PageLook = {
  layout: 'single',
  display: 'fullscreen',
  scale: 'fit',
  alignX: 'center',
  alignY: 'center',
  background: null,
  tapLongestMs: null,
  startMuted: true,
  posterFrame: null,
};

export const page = z.extend(pageLook, {
  id,
  kind: z.enum(PAGE_KINDS),
  position: z.int(),
  /** For the researcher alone. Nothing means that its question or its first file names it. */
  name: z.nullable(told(LIMITS.pageNameMaxLength)),
  timerMs: z.nullable(z.int()),
  /** Stays where it is when pages are shuffled; a new question does, other new pages do not. */
  keepInPlace: z.boolean(),
  /** One for each slot of the layout; an empty slot waits for its picture. */
  assets: z.array(z.nullable(asset)).check(z.maxLength(LIMITS.pageAssetsMax)),
  question: z.nullable(question),
});
export type Page = z.infer<typeof page>;
export type PageKind = Page['kind'];
