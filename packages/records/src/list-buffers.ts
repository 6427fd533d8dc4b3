/** The buffers of typed arrays, each once, to hand them over instead of copying. */
export function listBuffers(lists: Iterable<readonly (object | undefined)[]>): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const list of lists) {
    for (const each of list) {
      for (const column of Object.values(each ?? {})) buffers.add(column.buffer as ArrayBuffer);
    }
  }
  return [...buffers];
}
