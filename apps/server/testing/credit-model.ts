/** One session as a thing of its own, which is always in one place. */
interface Unit {
  readonly lot: number;
  readonly expiresMs: number;
  place: string;
}

/** The ledger as a child would play it, with single units and nothing of the server. */
export function createCreditModel() {
  const units: Unit[] = [];
  let lots = 0;
  const at = (place: string) => units.filter((unit) => unit.place === place);
  const live = (place: string, nowMs: number) =>
    at(place)
      .filter(({ expiresMs }) => expiresMs > nowMs)
      .toSorted((a, b) => a.expiresMs - b.expiresMs || a.lot - b.lot);
  const put = (moved: readonly Unit[], place: string) => {
    for (const unit of moved) unit.place = place;
  };

  return {
    grant(user: string, amount: number, expiresMs: number): void {
      lots += 1;
      for (let each = 0; each < amount; each++) units.push({ lot: lots, expiresMs, place: user });
    },
    take(user: string, amount: number, nowMs: number, to: string): boolean {
      const own = live(user, nowMs);
      if (own.length < amount) return false;
      put(own.slice(0, amount), to);
      return true;
    },
    consume(project: string, amount: number): void {
      const held = at(project).toSorted((a, b) => a.expiresMs - b.expiresMs || a.lot - b.lot);
      put(held.slice(0, amount), 'consumed');
    },
    expire(users: readonly string[], nowMs: number): void {
      for (const user of users)
        put(
          at(user).filter(({ expiresMs }) => expiresMs <= nowMs),
          'expired',
        );
    },
    spendable: (user: string, nowMs: number) => live(user, nowMs).length,
    /** How many units of each lot are where, lots by the order in which they came. */
    toState(): Record<string, number> {
      const state: Record<string, number> = {};
      for (const { lot, place } of units) {
        const name = `${place} ${lot}`;
        state[name] = (state[name] ?? 0) + 1;
      }
      return state;
    },
  };
}
