// A second opinion on what becomes of areas: no commands and no ids, only what each change does to
// which cell, and which changes are lost with which.

export interface Frame {
  /** Told apart by number: times may change. */
  readonly number: number;
  readonly timestamp: number;
  readonly visible: boolean;
  readonly x: number;
}

export interface Area {
  readonly name: string;
  readonly color: number;
  readonly frames: readonly Frame[];
}

/** Change of one area: how it was and is to be, as far as the change says so. */
export interface Change {
  readonly handle: string;
  readonly before: Patch;
  readonly after: Patch;
}

type Patch =
  | { readonly kind: 'whole'; readonly area: Area | undefined }
  | { readonly kind: 'fields'; readonly fields: Partial<Omit<Area, 'frames'>> }
  | { readonly kind: 'frames'; readonly frames: readonly Frame[] }
  | { readonly kind: 'frame'; readonly number: number; readonly frame: Frame | undefined }
  | { readonly kind: 'cells'; readonly number: number; readonly cells: Partial<Frame> };

export type World = ReadonlyMap<string, Area>;
export type Fate = 'ok' | 'refused' | 'lost';

interface Step {
  readonly origin: 'do' | 'undo' | 'redo';
  readonly change: Change;
  /** Entries of the history, which are taken back with it. */
  readonly made: Change;
  readonly used?: Change | undefined;
}

/** Undefined where there is nothing that it could change. */
export function patch(world: World, handle: string, to: Patch): World | undefined {
  const area = world.get(handle);
  const next = new Map(world);
  if (to.kind === 'whole') {
    if ((area === undefined) === (to.area === undefined)) return undefined;
    if (to.area === undefined) next.delete(handle);
    else next.set(handle, to.area);
    return next;
  }
  if (area === undefined) return undefined;
  const changed = patchArea(area, to);
  if (changed === undefined) return undefined;
  next.set(handle, {
    ...changed,
    frames: changed.frames.toSorted((a, b) => a.timestamp - b.timestamp),
  });
  return next;
}

function patchArea(area: Area, to: Exclude<Patch, { kind: 'whole' }>): Area | undefined {
  if (to.kind === 'fields') return { ...area, ...to.fields };
  if (to.kind === 'frames') return { ...area, frames: to.frames };
  const found = area.frames.find(({ number }) => number === to.number);
  const others = area.frames.filter((frame) => frame !== found);
  if (to.kind === 'cells') {
    return found && { ...area, frames: [...others, { ...found, ...to.cells }] };
  }
  if (to.frame !== undefined) {
    return found ? undefined : { ...area, frames: [...others, to.frame] };
  }
  return found && others.length > 0 ? { ...area, frames: others } : undefined;
}

/** Areas that a page shows and can undo, and those that the server has. */
export class Model {
  /** As the server has it. */
  world: World = new Map();
  /** As the page shows it. */
  shown: World = new Map();
  private past: readonly Change[] = [];
  private future: readonly Change[] = [];
  private waiting: readonly Step[] = [];
  /** In the order in which they were done. */
  private readonly all: Change[] = [];

  do(change: Change): void {
    this.take('do', change);
  }

  goBack(origin: 'undo' | 'redo'): void {
    for (;;) {
      const used = (origin === 'undo' ? this.past : this.future).at(-1);
      if (used === undefined) return;
      if (origin === 'undo') this.past = this.past.slice(0, -1);
      else this.future = this.future.slice(0, -1);
      if (this.take(origin, used, used)) return;
    }
  }

  private take(origin: Step['origin'], change: Change, used?: Change): boolean {
    const before = readSame(this.shown, change);
    const next = patch(this.shown, change.handle, change.after);
    if (next === undefined || before === undefined) return false;
    const made: Change = { handle: change.handle, before: change.after, after: before };
    this.shown = next;
    this.all.push(made);
    if (origin === 'undo') this.future = [...this.future, made];
    else this.past = [...this.past, made].slice(-100);
    if (origin === 'do') this.future = [];
    this.waiting = [...this.waiting, { origin, change, made, used }];
    return true;
  }

  /**
   * Applies the fates of the calls, by area in their order. Says how many calls there must have
   * been.
   */
  settle(fates: ReadonlyMap<string, readonly Fate[]>): ReadonlyMap<string, number> {
    const calls = new Map<string, number>();
    const failed = new Set<string>();
    const lost: Step[] = [];
    for (const step of this.waiting) {
      const { handle } = step.change;
      const number = calls.get(handle) ?? 0;
      const fate = failed.has(handle) ? undefined : fates.get(handle)?.[number];
      if (fate !== undefined) calls.set(handle, number + 1);
      if (fate === 'ok' || fate === 'lost') {
        this.world = patch(this.world, handle, step.change.after) ?? this.world;
      }
      if (fate === 'ok') continue;
      failed.add(handle);
      lost.push(step);
    }
    for (const step of lost.toReversed()) this.takeBack(step);
    this.waiting = [];
    this.shown = this.world;
    return calls;
  }

  private takeBack({ origin, made, used }: Step): void {
    this.past = this.past.filter((each) => each !== made);
    this.future = this.future.filter((each) => each !== made);
    const inOrder = (list: readonly Change[]) => this.all.filter((each) => list.includes(each));
    if (used && origin === 'undo') this.past = inOrder([...this.past, used]);
    if (used && origin === 'redo') this.future = inOrder([...this.future, used]);
  }

  /** Somebody else did it; this page has looked at the list since. */
  doElsewhere(change: Change): void {
    this.world = patch(this.world, change.handle, change.after) ?? this.world;
    this.shown = this.world;
  }

  /** A page that was loaded again can undo nothing. */
  reload(): void {
    this.past = [];
    this.future = [];
  }
}

/** Present values of the cells of a change. */
function readSame(world: World, { handle, after }: Change): Patch | undefined {
  const area = world.get(handle);
  if (after.kind === 'whole') return { kind: 'whole', area };
  if (area === undefined) return undefined;
  if (after.kind === 'frames') return { kind: 'frames', frames: area.frames };
  if (after.kind === 'fields') {
    const names = Object.keys(after.fields) as (keyof typeof after.fields)[];
    return { kind: 'fields', fields: Object.fromEntries(names.map((name) => [name, area[name]])) };
  }
  const frame = area.frames.find(({ number }) => number === after.number);
  if (after.kind === 'frame') return { kind: 'frame', number: after.number, frame };
  if (frame === undefined) return undefined;
  const names = Object.keys(after.cells) as (keyof Frame)[];
  const cells = Object.fromEntries(names.map((name) => [name, frame[name]]));
  return { kind: 'cells', number: after.number, cells };
}
