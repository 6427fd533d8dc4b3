interface Place {
  /** Index of the item with the focus. */
  readonly at: number;
  readonly count: number;
  /** 1 in a table, where left and right scroll. */
  readonly columns: number;
}

/** Where an arrow leads from a card or a row; nothing when it leads out of the list. */
export function findMove(key: string, { at, count, columns }: Place): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
      return columns > 1 && at < last ? at + 1 : undefined;
    case 'ArrowLeft':
      return columns > 1 && at > 0 ? at - 1 : undefined;
    case 'ArrowDown':
      if (at + columns <= last) return at + columns;
      // The last row may be short.
      return Math.floor(at / columns) < Math.floor(last / columns) ? last : undefined;
    case 'ArrowUp':
      return at - columns >= 0 ? at - columns : undefined;
    case 'Home':
      return at === 0 ? undefined : 0;
    case 'End':
      return at === last ? undefined : last;
    default:
      return undefined;
  }
}
