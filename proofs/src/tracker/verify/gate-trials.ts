import { createSeededRandom } from '@fovea/gaze/synthetic';
import {
  CALIBRATION_POINTS,
  type DotFrame,
  type DotLooks,
  keepLooks,
  VALIDATION_POINTS,
} from '@fovea/tracker/calibration';
import { listRuns } from './record-session.ts';
import { listDotFrames, toDot, toDotFrames, toScreen } from './recorded-dots.ts';
import type { Recording } from './recording.ts';
import type { SessionFacts } from './session-facts.ts';

export const BAD_KINDS = [
  'skipped dots',
  'stare',
  'one dot late',
  'head gone',
  'other face',
  'glasses glare',
] as const;
export type BadKind = (typeof BAD_KINDS)[number];
/** Counted for itself: gaze may be right for the one who has taken over. */
export const SHARED_KIND = 'shared by two';

/** Case for the gate to judge, and whether the person did what was asked. */
export interface GateTrial {
  readonly kind: 'good' | BadKind | typeof SHARED_KIND;
  readonly person: string;
  readonly facts: SessionFacts;
  readonly calibrationDots: readonly DotLooks[];
  readonly validationDots: readonly DotLooks[];
}

/** A dot with the frames that a trial takes for it, before blinks and slips are sorted out. */
interface ShownDot {
  readonly facts: SessionFacts;
  readonly run: 0 | 1;
  readonly dot: number;
  readonly frames: readonly DotFrame[];
}

interface Shown {
  readonly calibration: readonly ShownDot[];
  readonly validation: readonly ShownDot[];
}

/** Number of frames of a dot that are taken at random. */
const FRAMES_TAKEN = 5;

type Random = () => number;

/**
 * A trial takes five of the six frames of each dot, and five of the dots that a person saw after the
 * calibration. Who saw every dot twice, some time apart and with the head elsewhere, gives each dot from
 * one of both times. So trials of one person differ in noise, blinks and the dots that judge, at best in
 * head and lids, and share the face and the light. People who do something else are made of the same
 * frames: who skips a dot or is late looks at the dot before, who stares looks at one dot all the time,
 * a head that is gone gives frames without a face, and another face comes from another person on the
 * same device. Glare alone is drawn for itself.
 */
export function listGateTrials(
  people: readonly Recording[],
  glare: readonly Recording[],
  perPerson: number,
  seed: number,
): GateTrial[] {
  const random = createSeededRandom(seed);
  const good = people.flatMap((person) =>
    Array.from({ length: perPerson }, () => toTrial('good', person, drawShown(person, random))),
  );
  const badKinds = BAD_KINDS.filter((kind) => kind !== 'glasses glare');
  const perKind = Math.ceil((people.length * perPerson) / BAD_KINDS.length);
  const bad = badKinds.flatMap((kind) =>
    Array.from({ length: perKind }, (_, i) => {
      const person = pick(people, i);
      return toTrial(kind, person, spoil(kind, person, people, i, random));
    }),
  );
  const blind = Array.from({ length: glare.length > 0 ? perKind : 0 }, (_, i) => {
    const person = pick(glare, i);
    return toTrial('glasses glare', person, drawShown(person, random));
  });
  const shared = Array.from({ length: perKind }, (_, i) => {
    const person = pick(people, i);
    return toTrial(SHARED_KIND, person, shareShown(person, people, random));
  });
  return [...good, ...bad, ...blind, ...shared];
}

function spoil(
  kind: Exclude<BadKind, 'glasses glare'>,
  person: Recording,
  people: readonly Recording[],
  i: number,
  random: Random,
): Shown {
  const shown = drawShown(person, random);
  // Half of those who do not follow the dots do not follow those of the validation either.
  const isToTheEnd = i % 2 === 1;
  switch (kind) {
    case 'skipped dots': {
      const skipped = drawSome(CALIBRATION_POINTS.length - 1, 2 + (i % 2), random);
      return {
        ...shown,
        calibration: shown.calibration.map((own, dot) =>
          skipped.includes(dot - 1) ? { ...own, frames: drawDot(person, 0, dot - 1, random) } : own,
        ),
      };
    }
    case 'stare': {
      const at = Math.floor(random() * CALIBRATION_POINTS.length);
      const stare = (own: ShownDot) => ({ ...own, frames: drawDot(person, 0, at, random) });
      return {
        calibration: shown.calibration.map(stare),
        validation: isToTheEnd ? shown.validation.map(stare) : shown.validation,
      };
    }
    case 'one dot late': {
      const late = (dots: readonly ShownDot[], first: ShownDot) =>
        dots.map((own, i) => ({ ...own, frames: (dots[i - 1] ?? first).frames }));
      const [first, last] = [shown.calibration[0], shown.calibration.at(-1)] as [
        ShownDot,
        ShownDot,
      ];
      return {
        calibration: late(shown.calibration, first),
        validation: isToTheEnd ? late(shown.validation, last) : shown.validation,
      };
    }
    case 'head gone':
      return isToTheEnd
        ? { ...shown, validation: loseHead(shown.validation, 1 + (i % 3), random) }
        : { ...shown, calibration: loseHead(shown.calibration, 1 + (i % 4), random) };
    case 'other face':
      return { ...shown, validation: drawOther(person, people, random).validation };
  }
}

/** Another person takes over after the fourth dot or later, and stays. */
function shareShown(person: Recording, people: readonly Recording[], random: Random): Shown {
  const own = drawShown(person, random);
  const other = drawOther(person, people, random);
  const from = 4 + Math.floor(random() * 3);
  return {
    calibration: [...own.calibration.slice(0, from), ...other.calibration.slice(from)],
    validation: other.validation,
  };
}

function drawOther(person: Recording, people: readonly Recording[], random: Random): Shown {
  const others = people.filter(({ facts }) => facts.face !== person.facts.face);
  const alike = others.filter(({ facts }) => facts.device === person.facts.device);
  // Where nobody else has such a device, one of another device does: dots lie at other angles too.
  const some = alike.length > 0 ? alike : others;
  return drawShown(pick(some, Math.floor(random() * some.length)), random);
}

function drawShown(person: Recording, random: Random): Shown {
  const { facts } = person;
  const shownAfter = listRuns(facts)[1]?.dots.length ?? 0;
  const toShown = (run: 0 | 1) => (dot: number) => ({
    facts,
    run,
    dot,
    frames: drawDot(person, run, dot, random),
  });
  return {
    calibration: CALIBRATION_POINTS.map((_, dot) => toShown(0)(dot)),
    validation: drawSome(shownAfter, VALIDATION_POINTS.length, random).map(toShown(1)),
  };
}

/** From one of the times it was shown. */
function drawDot(person: Recording, run: 0 | 1, dot: number, random: Random): DotFrame[] {
  const again = listDotFrames(person, run + 2, dot);
  const isAgain = random() < 0.5 && again.length > 0;
  const frames = toDotFrames(isAgain ? again : listDotFrames(person, run, dot));
  const taken = drawSome(frames.length, Math.min(FRAMES_TAKEN, frames.length), random);
  return frames.filter((_, i) => taken.includes(i));
}

/** More than half the frames of some dots have no face. */
function loseHead(dots: readonly ShownDot[], count: number, random: Random): ShownDot[] {
  const gone = drawSome(dots.length, count, random);
  return dots.map((own, dot) => {
    if (!gone.includes(dot)) return own;
    const left = Math.floor(random() * (own.frames.length / 2));
    const frames = own.frames.map((frame, i) => (i < left ? frame : { ...frame, look: null }));
    return { ...own, frames };
  });
}

function toTrial(kind: GateTrial['kind'], { facts }: Recording, shown: Shown): GateTrial {
  const keep = ({ facts: own, run, dot, frames }: ShownDot) =>
    keepLooks(toDot(own, run, dot, [...frames]), toScreen(own));
  return {
    kind,
    person: `face ${facts.face}`,
    facts,
    calibrationDots: shown.calibration.map(keep),
    validationDots: shown.validation.map(keep),
  };
}

/** `count` different numbers below `below`. */
function drawSome(below: number, count: number, random: Random): number[] {
  const left = Array.from({ length: below }, (_, i) => i);
  return Array.from(
    { length: count },
    () => left.splice(Math.floor(random() * left.length), 1)[0] as number,
  );
}

function pick<T>(items: readonly T[], i: number): T {
  return items[i % items.length] as T;
}
