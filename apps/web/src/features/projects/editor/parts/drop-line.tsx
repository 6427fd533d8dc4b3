/** The row's end, whichever way the list goes: its first side in a row, its upper one in a column. */
const ENDS = {
  before: 'left-0 lg:right-0 lg:top-0',
  after: 'right-0 lg:left-0 lg:bottom-0',
} as const;

/** A line of 2 px with a dot where pages would drop. */
export function DropLine({ end }: { end: keyof typeof ENDS }) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute z-10 w-0.5 bg-accent max-lg:inset-y-0 lg:h-0.5 lg:w-auto ${ENDS[end]}`}
    >
      <span
        className="absolute size-2.5 rounded-full border-2 border-accent bg-surface"
        style={{ left: -4, top: -4 }}
      />
    </span>
  );
}
