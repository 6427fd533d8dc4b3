/**
 * A request whose answer was lost may have been carried out. Until one is answered, the same
 * content has the same key, so that whoever sends it again sends nothing twice.
 */
export function createSendKeys(createKey: () => string) {
  let open: { readonly content: string; readonly key: string } | undefined;
  return {
    get(content: string): string {
      if (open?.content !== content) open = { content, key: createKey() };
      return open.key;
    },
    /** The server has said what became of it. */
    close(): void {
      open = undefined;
    },
  };
}
