import * as z from 'zod/mini';
import { instant } from '#fields.ts';
import {
  FUNNEL_STEPS,
  LEFT_REASONS,
  REACHED_STEPS,
  VISIT_DEVICES,
  VISIT_STEPS,
} from './funnel-fields.ts';

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
  models: z.array(z.extend(part, { name: z.string() })),
  others: z.extend(part, { models: z.int() }),
  /** Reasons that people gave for stopping, by the last step they had reached. */
  left: z.array(
    z.object({ after: z.enum(REACHED_STEPS), reason: z.enum(LEFT_REASONS), count: z.int() }),
  ),
  /** People who finished, by the hour that began then, of the last two days. */
  hours: z.array(z.object({ hour: instant, completed: z.int() })),
  /**
   * People who reported a step within the last minutes and have neither finished nor left, by that
   * step.
   */
  there: z.array(z.object({ ...place, count: z.int() })),
  /** The first ones of them. A visit is nobody's: it has no number that a recording has. */
  now: z.array(z.object({ ...place, model: z.string(), startedAt: instant })),
  /** The last recordings that were completed. Validity is missing until it is known. */
  last: z.array(
    z.object({
      participant: z.string(),
      deviceName: z.string(),
      completedAt: instant,
      validity: z.nullable(z.number()),
    }),
  ),
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
