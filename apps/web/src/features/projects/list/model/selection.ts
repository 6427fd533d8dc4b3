/** The projects that an action is for. */
interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Where a range begins: what was selected last. */
  readonly anchorId: string | undefined;
}

export const NOTHING: Selection = { ids: new Set(), anchorId: undefined };

export function toggle({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchorId: id };
}

/** Everything between the anchor and a project, in the order of the list. */
export function extend(selection: Selection, order: readonly string[], id: string): Selection {
  const from = selection.anchorId === undefined ? -1 : order.indexOf(selection.anchorId);
  const to = order.indexOf(id);
  if (from === -1 || to === -1) return toggle({ ...selection, ids: without(selection, id) }, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...range]), anchorId: selection.anchorId };
}

/** Keeps only listed projects selected, so that no action reaches others. */
export function keepListed(selection: Selection, order: readonly string[]): Selection {
  const ids = order.filter((id) => selection.ids.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}

export function selectAll(order: readonly string[]): Selection {
  return { ids: new Set(order), anchorId: undefined };
}

function without({ ids }: Selection, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((each) => each !== id));
}
