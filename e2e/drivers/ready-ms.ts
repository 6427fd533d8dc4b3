/**
 * For what the stack does in its own time: files are checked when nobody else wants the processor.
 * Ends what hangs; how fast something is, is measured elsewhere.
 */
export const READY_MS = 120_000;
