/** Which pages of the list are meant. One of them is shown. */
export interface Selection {
  readonly shown: string | undefined;
  /** Where a range begins. */
  readonly anchor: string | undefined;
  readonly chosen: readonly string[];
}

export type SelectHow = 'only' | 'toggle' | 'range';

export const selectOnly = (key: string | undefined): Selection => ({
  shown: key,
  anchor: key,
  chosen: key === undefined ? [] : [key],
});

/** As it is now: with what is shown, in the order of the list, without pages that are gone. */
export function settle(
  { anchor, chosen }: Selection,
  ids: readonly string[],
  shown: string | undefined,
): Selection {
  const isPage = shown !== undefined && ids.includes(shown);
  if (!isPage || !chosen.includes(shown)) return selectOnly(shown);
  const isThere = anchor !== undefined && ids.includes(anchor);
  return {
    shown,
    anchor: isThere ? anchor : shown,
    chosen: ids.filter((id) => chosen.includes(id)),
  };
}

/** Selection after a press with Shift or Cmd/Ctrl. */
export function select(
  selection: Selection,
  ids: readonly string[],
  key: string,
  how: SelectHow,
): Selection {
  const { shown, anchor, chosen } = selection;
  if (how === 'only' || !ids.includes(key)) return selectOnly(key);
  if (how === 'range') {
    const ends = [ids.indexOf(anchor ?? key), ids.indexOf(key)].sort((a, b) => a - b);
    const [first = 0, last = 0] = ends;
    return { shown: key, anchor: anchor ?? key, chosen: ids.slice(Math.max(first, 0), last + 1) };
  }
  if (!chosen.includes(key)) return { shown: key, anchor: key, chosen: [...chosen, key] };
  const rest = chosen.filter((id) => id !== key);
  // Something is always shown, so the last one stays.
  if (rest.length === 0) return selection;
  return { shown: shown === key ? rest.at(-1) : shown, anchor: key, chosen: rest };
}
