import * as z from 'zod/mini';
import { instant, told } from '#fields.ts';
import { LIMITS } from '#limits.ts';
import {
  FUNNEL_STEPS,
  LEFT_REASONS,
  REACHED_STEPS,
  VISIT_DEVICES,
  VISIT_STEPS,
} from './funnel-fields.ts';

/** Most lines of a short list. */
const SHOWN_MOST = 20;
const byStep = z.record(z.enum(REACHED_STEPS), z.int());
const place = { step: z.enum(VISIT_STEPS), page: z.nullable(z.int()) };

/**
 * People by step: how many reached each, and how many are still at it. Visits tell how far they come,
 * no more of them are calibrated than have joined, and `completed` are recordings.
 */
const part = z.object({ reached: byStep, there: byStep });
export type FunnelPart = z.infer<typeof part>;

export const funnel = z.object({
  /** Phones and tablets that have opened it, each once. */
  opened: z.int(),
  /** Computers that have: people go on from them by a phone. */
  computers: z.int(),
  declined: z.int(),
  /** People who had finished, and whose recording is gone: they withdrew, or its time was over. */
  withdrawn: z.int(),
  expired: z.int(),
  /** When the first one opened it. */
  since: z.nullable(instant),
  /** When it ends if nobody takes part until then; only while it collects. */
  endsAt: z.nullable(instant),
  all: part,
  /** Share of these in browsers inside other apps. */
  inApp: part,
  /** The most frequent ones, and all others together. */
  models: z.array(z.extend(part, { name: told(100) })).check(z.maxLength(SHOWN_MOST)),
  others: z.extend(part, { models: z.int() }),
  /** Reasons that people gave for stopping, by the last step they had reached. */
  left: z
    .array(z.object({ after: z.enum(REACHED_STEPS), reason: z.enum(LEFT_REASONS), count: z.int() }))
    .check(z.maxLength(REACHED_STEPS.length * LEFT_REASONS.length)),
  /** People who finished, by the hour that began then, of the last two days. */
  hours: z.array(z.object({ hour: instant, completed: z.int() })).check(z.maxLength(50)),
  /**
   * People who reported a step within the last minutes and have neither finished nor left, by that
   * step.
   */
  there: z
    .array(z.object({ ...place, count: z.int() }))
    .check(z.maxLength(VISIT_STEPS.length * (LIMITS.pagesMax + 1))),
  /** The first ones of them. A visit is nobody's: it has no number that a recording has. */
  now: z
    .array(z.object({ ...place, model: told(100), startedAt: instant }))
    .check(z.maxLength(SHOWN_MOST)),
  /** The last recordings that were completed. Validity is missing until it is known. */
  last: z
    .array(
      z.object({
        participant: told(32),
        deviceName: told(100),
        completedAt: instant,
        validity: z.nullable(z.number()),
      }),
    )
    .check(z.maxLength(SHOWN_MOST)),
  /** By hour, page and kind of browser; only where days are asked for. */
  counts: z.array(
    z.object({
      /** When it began. */
      hour: instant,
      step: z.enum(FUNNEL_STEPS),
      /** The place of the page, of the step `page`. */
      page: z.nullable(z.int()),
      device: z.enum(VISIT_DEVICES),
      inApp: z.boolean(),
      reason: z.nullable(z.enum(LEFT_REASONS)),
      count: z.int(),
    }),
  ),
});
export type Funnel = z.infer<typeof funnel>;
