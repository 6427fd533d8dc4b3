/** Look of lists that float over the page, and of their rows. */
export const FLOATING =
  'layer-fade edge-when-forced z-(--z-command) max-w-[calc(100vw-1rem)] overflow-auto rounded-bar border border-border bg-surface p-1 text-text shadow-e3';

export const ITEM =
  'type-body flex min-h-8 cursor-default select-none items-center gap-2 rounded-chip px-2 py-1 outline-none pointer-coarse:min-h-11 data-disabled:text-text-3 data-disabled:opacity-60 data-highlighted:bg-surface-2';
