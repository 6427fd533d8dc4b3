import * as z from 'zod/mini';
import { id, language, line, objectAddress, sha256Hex, text, told } from '#fields.ts';
import { LIMITS } from '#limits.ts';
import { ASSET_KINDS, ASSET_SOURCES_MAX, assetSource } from './assets.ts';
import { briefingTexts, contents } from './briefing-fields.ts';
import { PAGE_KINDS, pageLook, question } from './page-fields.ts';
import { DEVICE_KINDS, ORIENTATIONS } from './projects.ts';

export const GENDERS = ['male', 'female'] as const;
export const CONSENT_PURPOSES = ['gaze', 'answers'] as const;
/** Where the gaze of a recording comes from: a script, or the camera of a person's device. */
export const GAZE_SOURCES = ['scripted', 'camera'] as const;
export type GazeSourceKind = (typeof GAZE_SOURCES)[number];
/** Why a recording ends before its last page. */
export const END_REASONS = [
  'calibration_failed',
  'camera_too_slow',
  'camera_lost',
  'browser_unusable',
  'stopped',
  'failed',
] as const;
export type EndReason = (typeof END_REASONS)[number];

export const typedPassword = text.check(z.maxLength(LIMITS.projectPasswordMaxLength));

/** A puzzle, a dot and a number: the SHA-256 of it all begins with as many zero bits as were asked for. */
export const solution = text.check(z.maxLength(55));

const sidePx = z.int().check(z.minimum(1), z.maximum(10_000));

export const deviceFacts = z.object({
  name: line(100).check(z.minLength(1)),
  /** Size of the page box, in CSS px. */
  widthPx: sidePx,
  heightPx: sidePx,
  pixelRatio: z.number().check(z.minimum(0.5), z.maximum(10)),
  /** Size of the whole screen. It tells devices apart that do not say their name. */
  screen: z.optional(z.object({ widthPx: sidePx, heightPx: sidePx })),
});

export const calibrationFacts = z.object({
  /** Samples a second that calibration measured. */
  rateHz: z.number().check(z.minimum(1), z.maximum(240)),
  /** Mean validation error in CSS px, and its signed offset. */
  errorPx: z.nullable(z.number().check(z.minimum(0))),
  offsetPx: z.nullable(z.tuple([z.number(), z.number()])),
  /** How far single samples scatter about their own mean: sqrt(σx² + σy²) in CSS px. */
  precisionPx: z._default(z.nullable(z.number().check(z.minimum(0))), null),
});

export const answer = z.object({
  pageId: id,
  /** Places in the list of choices. */
  choices: z
    .array(z.int().check(z.minimum(0), z.maximum(LIMITS.choicesMax - 1)))
    .check(z.maxLength(LIMITS.choicesMax)),
  /** A written answer, or what "Other" means. */
  text: z.nullable(line(LIMITS.answerMaxLength)),
});

/** Public facts of a project, shown before anything is stored. */
export const collectHead = z.object({
  /** The title for participants, or the project's name. */
  name: told(LIMITS.projectNameMaxLength),
  device: z.enum(DEVICE_KINDS),
  orientation: z.enum(ORIENTATIONS),
  needsPassword: z.boolean(),
  lengthMs: z.int(),
  contents,
  /** Empty where a password is needed: its check answers them. */
  briefing: briefingTexts,
  consent: z.object({
    /** Of the words that are always said; behind a plus sign, of those that the researcher adds. */
    version: told(64),
    purposes: z.array(z.enum(CONSENT_PURPOSES)).check(z.maxLength(CONSENT_PURPOSES.length)),
    privacyContact: told(1_000),
  }),
});

export const unlocked = z.object({ right: z.literal(true), briefing: briefingTexts });

export const joinBody = z.object({
  /** Made by the phone. A join that is sent again answers the same recording. */
  joinKey: id,
  /** SHA-256 of the receipt that the recording can be withdrawn by. */
  receiptSha256: z.optional(sha256Hex),
  password: z.optional(typedPassword),
  consent: z.object({
    version: text.check(z.minLength(1), z.maxLength(64)),
    language,
    purposes: z
      .array(z.enum(CONSENT_PURPOSES))
      .check(z.minLength(1), z.maxLength(CONSENT_PURPOSES.length)),
    /** SHA-256 of the words that were shown. */
    wordsSha256: z.optional(sha256Hex),
  }),
  /** No value means "prefer not to say". */
  gender: z.nullable(z.enum(GENDERS)),
  age: z.int().check(z.minimum(LIMITS.participantMinAge), z.maximum(LIMITS.participantMaxAge)),
  device: deviceFacts,
  /** The camera rate that the phone measured for three seconds. */
  cameraHz: z.number().check(z.minimum(1), z.maximum(240)),
  /** A client that does not say has no camera. */
  source: z._default(z.enum(GAZE_SOURCES), 'scripted'),
});

export const joinReply = z.object({
  recordingId: id,
  token: told(1_000),
  participant: told(32),
  batchMs: z.int(),
  /** How large a CSS px is: of the device list, else assumed. */
  screen: z.object({ mmPerPx: z.number(), isAssumed: z.boolean() }),
  /** In the order in which this participant sees them; `index` is their place in the project. */
  pages: z
    .array(
      z.extend(pageLook, {
        id,
        index: z.int(),
        kind: z.enum(PAGE_KINDS),
        timerMs: z.nullable(z.int()),
        assets: z
          .array(
            z.object({
              id,
              kind: z.enum(ASSET_KINDS),
              url: objectAddress,
              /** The picture in other sizes and formats, smallest first. */
              sources: z.array(assetSource).check(z.maxLength(ASSET_SOURCES_MAX)),
              widthPx: z.int(),
              heightPx: z.int(),
              durationMs: z.nullable(z.int()),
              /** Size of the file at `url`. */
              bytes: z.int(),
              /** A still picture of a video. */
              posterUrl: z.nullable(objectAddress),
            }),
          )
          .check(z.maxLength(LIMITS.pageAssetsMax)),
        question: z.nullable(question),
      }),
    )
    .check(z.maxLength(LIMITS.pagesMax)),
  finalReview: z.boolean(),
});
