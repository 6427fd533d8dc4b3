export interface ModelUser {
  readonly id: string;
  readonly email: string;
}

/** Where units come from. They keep it wherever they go. */
export interface ModelLot {
  /** In the order in which lots came. */
  readonly number: number;
  readonly source: string;
  readonly sourceRef: string;
  readonly buyer: string;
  readonly amount: number;
  readonly paidMs: number;
  /** Infinity for those without an end. */
  readonly endMs: number;
}

/** One session as a thing of its own, which is always in one place. */
export interface Unit {
  readonly lot: ModelLot;
  place: string;
}

export interface Movement {
  readonly kind: string;
  readonly atMs: number;
  readonly amount: number;
  readonly total: number;
}

export const toUser = (id: string) => `user ${id}`;
export const toProject = (id: string) => `project ${id}`;
export const toCode = (id: string) => `code ${id}`;

/** All units of a history, and what their movements look like to each user. */
export function createUnits() {
  const units: Unit[] = [];
  const lots: ModelLot[] = [];
  const histories = new Map<string, Movement[]>();

  const count = (place: string) => units.filter((unit) => unit.place === place).length;
  /** In the order in which they are used. */
  const listAt = (place: string) =>
    units
      .filter((unit) => unit.place === place)
      .toSorted((a, b) => compareEnds(a.lot.endMs, b.lot.endMs) || a.lot.number - b.lot.number);

  /** One transaction: whatever `change` does to the places is one movement for each user. */
  function book(kind: string, atMs: number, change: () => void): void {
    const before = new Map<Unit, string>(units.map((unit) => [unit, unit.place]));
    change();
    const users = new Set(
      units
        .filter((unit) => before.get(unit) !== unit.place)
        .flatMap((unit) => [before.get(unit) ?? '', unit.place])
        .filter((place) => place.startsWith('user ')),
    );
    for (const place of users) {
      const had = [...before.values()].filter((own) => own === place).length;
      const total = count(place);
      const rows = histories.get(place) ?? [];
      rows.push({ kind, atMs, amount: total - had, total });
      histories.set(place, rows);
    }
  }

  return {
    lots,
    count,
    listAt,
    book,
    listLive: (place: string, nowMs: number) => listAt(place).filter((unit) => isLive(unit, nowMs)),
    listOf: (lot: ModelLot, place: string) =>
      units.filter((unit) => unit.lot === lot && unit.place === place),
    create(lot: Omit<ModelLot, 'number'>): ModelLot {
      const own = { ...lot, number: lots.length + 1 };
      lots.push(own);
      for (let i = 0; i < own.amount; i++) units.push({ lot: own, place: toUser(own.buyer) });
      return own;
    },
    /** Newest first. */
    listHistory: (userId: string): Movement[] => (histories.get(toUser(userId)) ?? []).toReversed(),
    /** How many units of each lot are where. */
    toState(): Record<string, number> {
      const state: Record<string, number> = {};
      for (const { lot, place } of units) {
        const name = `${place} lot ${lot.number}`;
        state[name] = (state[name] ?? 0) + 1;
      }
      return state;
    },
  };
}

export type Units = ReturnType<typeof createUnits>;

export const isLive = ({ lot }: Unit, nowMs: number) => lot.endMs > nowMs;

export function put(units: readonly Unit[], place: string): void {
  for (const unit of units) unit.place = place;
}

/** Infinity minus itself is no number. */
function compareEnds(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
