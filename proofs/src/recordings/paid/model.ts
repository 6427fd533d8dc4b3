// A project as its rules read, person by person. It shares nothing with the server, so that both would
// have to be wrong in the same way.
import { DAY_MS, MINUTE_MS } from '@fovea/contract/times';
import { createPerson, type ModelPerson, type Newcomer } from './model-person.ts';

const SILENT_MS = 11 * MINUTE_MS;
const STANDS_MS = 10 * MINUTE_MS;
const BEGINNING_MS = 5 * MINUTE_MS;
const RETURN_MS = 7 * DAY_MS;
const DECIDE_MS = 7 * DAY_MS;
/** One in so many of the target may come back. */
const RETURN_PART = 5;

/** Codes that a call answers; undefined where it does what was asked. */
export type Refusal = string | undefined;

export function createPaidModel(start: {
  readonly type: 'basic' | 'pro';
  readonly target: number;
  readonly sessions: number;
}) {
  const people: ModelPerson[] = [];
  const project = { ...start, status: 'active', isFinished: false };
  const purse = { owner: start.sessions, project: 0 };
  let ends = 0;
  if (start.type === 'pro') move(start.target);

  /** Of the owner to the project, or back. */
  function move(sessions: number): void {
    purse.owner -= sessions;
    purse.project += sessions;
  }
  const count = (is: (person: ModelPerson) => boolean) => people.filter(is).length;
  const countPlaces = () => count(({ hasPlace }) => hasPlace);
  const countFree = () =>
    project.status === 'active' ? Math.max(0, project.target - countPlaces()) : 0;
  const isRunning = ({ state, isGone }: ModelPerson) => state === 'open' && !isGone;
  const isUnread = ({ isBlank, isPacked }: ModelPerson) => isBlank && isPacked;
  const isRead = ({ state, hasPlace, isGone, isTest }: ModelPerson) =>
    state === 'complete' && hasPlace && !isGone && !isTest;
  const isWaiting = (person: ModelPerson) =>
    person.state === 'complete' &&
    !person.hasPlace &&
    !person.isGone &&
    !person.isTest &&
    !person.isReturned &&
    !isUnread(person) &&
    (person.flag ?? 'counted') === 'counted';
  /** Flagged, and not read: its owner counts it or leaves it out. */
  const isUpToOwner = ({ flag, hasPlace, isReturned }: ModelPerson) =>
    flag !== undefined && !hasPlace && !isReturned;
  const isMarkable = (person: ModelPerson) =>
    !person.isGone && (isRead(person) || person.isReturned || person.flag !== undefined);
  const isUnpaid = ({ session }: ModelPerson) => session === 'wanted' || session === 'owed';
  const countNeeded = () =>
    count(isUnpaid) + count((person) => isRunning(person) && person.hasPlace);

  function endIfFull(): void {
    const arrived = (person: ModelPerson) =>
      (isRead(person) && person.isPacked) || (person.isGone && person.hasPlace);
    if (project.status === 'active' && count(arrived) >= project.target) project.status = 'done';
  }

  function takePlace(person: ModelPerson): void {
    if (!person.isTest && !person.hasPlace) person.hasPlace = countFree() > 0;
  }

  function want(person: ModelPerson, nowMs: number): void {
    person.session = person.isPacked ? 'owed' : 'wanted';
    person.wantedMs = nowMs;
  }

  /** Free places go to people who wait, the first to complete first. */
  function admit(nowMs: number, most = Number.POSITIVE_INFINITY): void {
    const waiting = people.filter(isWaiting).toSorted((a, b) => a.completed - b.completed);
    const admitted = waiting.slice(0, Math.min(most, countFree()));
    for (const person of admitted) {
      person.hasPlace = true;
      want(person, nowMs);
    }
    if (admitted.length > 0) endIfFull();
  }

  const isReplay = (person: ModelPerson) =>
    people.some(
      (other) =>
        other !== person &&
        other.isPacked &&
        !other.isTest &&
        other.gaze === person.gaze &&
        other.hasGaze === person.hasGaze,
    );

  function pack(person: ModelPerson, nowMs: number): void {
    const isFlagged = !person.isBlank && !person.isTest && isReplay(person);
    person.isPacked = true;
    if (isFlagged) Object.assign(person, { flag: 'undecided', decideByMs: nowMs + DECIDE_MS });
    if ((person.isBlank || isFlagged) && person.session === 'wanted') {
      Object.assign(person, { session: 'none', hasPlace: false });
      admit(nowMs, 1);
      return;
    }
    if (person.session === 'wanted') person.session = 'owed';
    endIfFull();
  }

  function decideFlagged(person: ModelPerson, flag: 'counted' | 'left_out', nowMs: number): void {
    if (person.flag === flag) return;
    person.flag = flag;
    if (flag === 'left_out' || countFree() === 0) return;
    person.hasPlace = true;
    want(person, nowMs);
    endIfFull();
  }

  function leaveOutOverdue(nowMs: number): void {
    for (const person of people) {
      const isOverdue = person.flag === 'undecided' && person.decideByMs <= nowMs;
      if (isOverdue && !person.isGone) person.flag = 'left_out';
    }
  }

  function settle(): void {
    const owed = people.filter(({ session }) => session === 'owed');
    const isPro = project.type === 'pro';
    if (isPro && purse.project < owed.length) return;
    for (const person of owed) {
      person.session = 'settled';
      person.isPaid = isPro;
      if (isPro) purse.project -= 1;
    }
  }

  function release(): void {
    const rest = purse.project - countNeeded();
    if (project.status === 'done' && rest > 0) move(-rest);
  }

  function silence(nowMs: number): void {
    const quiet = people.filter((person) => isRunning(person) && nowMs - person.seenMs > SILENT_MS);
    const held = quiet.filter(({ hasPlace }) => hasPlace).length;
    for (const person of quiet) Object.assign(person, { state: 'silent', hasPlace: false });
    if (held > 0) admit(nowMs, held);
  }

  function decideMarks(nowMs: number): void {
    const standing = people.filter(
      (person) =>
        person.mark?.isDecided === false &&
        nowMs - person.mark.atMs >= STANDS_MS &&
        !person.isGone &&
        !isUnpaid(person),
    );
    for (const person of standing.toSorted((a, b) => toMarkMs(a) - toMarkMs(b))) {
      if (person.mark !== undefined) person.mark.isDecided = true;
      const returned = count(({ isReturned }) => isReturned);
      const isLate = toMarkMs(person) - person.wantedMs > RETURN_MS;
      if (!person.isPaid || isLate || (returned + 1) * RETURN_PART > project.target) continue;
      Object.assign(person, { isPaid: false, isReturned: true, hasPlace: false });
      purse.project += 1;
      if (!project.isFinished) project.status = 'active';
      admit(nowMs, 1);
    }
  }
  const toMarkMs = ({ mark }: ModelPerson) => mark?.atMs ?? Number.POSITIVE_INFINITY;

  return {
    people,
    project,
    purse,
    isRead,
    isWaiting,
    isRunning,
    countFree,
    countPlaces,
    /** Of a phone at the one address that there is. */
    refuseJoin(nowMs: number): Refusal {
      if (project.status !== 'active') return 'project_not_active';
      const running = people.filter((person) => isRunning(person) && !person.isTest);
      const finished = countPlaces() - running.filter(({ hasPlace }) => hasPlace).length;
      // Until it is packed, the place of one who completed may come back.
      const mayComeBack = people.some(
        ({ state, hasPlace, isPacked, isGone }) =>
          state === 'complete' && hasPlace && !isPacked && !isGone,
      );
      if (finished >= project.target) return mayComeBack ? 'starts_limited' : 'project_full';
      const seen = running.filter(
        ({ hasGaze, seenMs }) => hasGaze || nowMs - seenMs < BEGINNING_MS,
      );
      const bound = project.target + Math.floor(project.target / 5) + 5;
      return finished + seen.length < bound ? undefined : 'starts_limited';
    },
    join(person: Newcomer, nowMs: number): ModelPerson {
      const joined = createPerson(person, nowMs);
      people.push(joined);
      return joined;
    },
    /** Enough for a place. */
    showGaze(person: ModelPerson, nowMs: number): void {
      Object.assign(person, { hasGaze: true, seenMs: nowMs });
      takePlace(person);
    },
    complete(person: ModelPerson, nowMs: number): void {
      takePlace(person);
      Object.assign(person, { state: 'complete', completed: ++ends });
      if (person.hasPlace) want(person, nowMs);
    },
    stop(person: ModelPerson, nowMs: number): void {
      const { hasPlace } = person;
      Object.assign(person, { state: 'ended', hasPlace: false });
      if (hasPlace) admit(nowMs, 1);
    },
    withdraw(person: ModelPerson, nowMs: number): void {
      const isLetGo = person.session === 'wanted';
      if (isLetGo) person.session = 'none';
      const comesBack = person.hasPlace && (isLetGo || person.state !== 'complete');
      person.isGone = true;
      if (!comesBack) return;
      person.hasPlace = false;
      admit(nowMs, 1);
    },
    packAll(nowMs: number): void {
      const whole = people.filter(
        ({ state, isPacked, isGone }) => state === 'complete' && !isPacked && !isGone,
      );
      for (const person of whole.toSorted((a, b) => a.completed - b.completed)) {
        pack(person, nowMs);
      }
    },
    /** What the schedule does in a minute. */
    passMinute(nowMs: number): void {
      admit(nowMs);
      silence(nowMs);
      decideMarks(nowMs);
      leaveOutOverdue(nowMs);
      settle();
      release();
    },
    mark(person: ModelPerson, nowMs: number): Refusal {
      if (!isMarkable(person)) return 'not_found';
      if (isUpToOwner(person)) decideFlagged(person, 'left_out', nowMs);
      else person.mark ??= { atMs: nowMs, isDecided: false };
      return undefined;
    },
    unmark(person: ModelPerson, nowMs: number): Refusal {
      if (!isMarkable(person)) return 'not_found';
      if (isUpToOwner(person)) {
        decideFlagged(person, 'counted', nowMs);
        return undefined;
      }
      if (person.isReturned) {
        if (countFree() === 0 || purse.project === 0) return 'mark_final';
        purse.project -= 1;
        Object.assign(person, { isPaid: true, isReturned: false, hasPlace: true });
        endIfFull();
      }
      person.mark = undefined;
      return undefined;
    },
    changeTarget(target: number, nowMs: number): Refusal {
      const places = countPlaces();
      if (target < places) return 'target_too_low';
      const isOpen = project.status === 'active' || target > places;
      const waiting = Math.min(count(isWaiting), target - places);
      const missing = (isOpen ? target - places : 0) + countNeeded() - purse.project;
      if (project.type === 'pro' && missing > purse.owner) return 'credits_insufficient';
      project.target = target;
      if (project.status === 'done' && isOpen) {
        Object.assign(project, { status: 'active', isFinished: false });
      } else endIfFull();
      admit(nowMs, waiting);
      if (project.type === 'pro') move(missing);
      return undefined;
    },
    upgrade(): Refusal {
      if (project.type === 'pro') return 'project_already_pro';
      const collected = count((person) => person.session !== 'none' && !person.isGone);
      const running = count((person) => isRunning(person) && person.hasPlace);
      const cost = project.status === 'done' ? collected + running : project.target;
      if (cost > purse.owner) return 'credits_insufficient';
      project.type = 'pro';
      move(cost);
      for (const person of people) {
        if (person.session === 'settled' && !person.isGone) person.session = 'owed';
      }
      return undefined;
    },
    finish(): Refusal {
      if (project.status !== 'active') return 'project_not_active';
      Object.assign(project, { status: 'done', isFinished: true });
      if (project.type === 'pro') settle();
      if (project.type === 'pro') release();
      return undefined;
    },
  };
}

export type PaidModel = ReturnType<typeof createPaidModel>;
