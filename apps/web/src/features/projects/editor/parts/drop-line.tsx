/** A line of 2 px with a dot before a row: over it in a column, at its left in a row. */
export function DropLine() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-0 left-0 bg-accent max-lg:h-full lg:w-full"
      style={{ minWidth: 2, minHeight: 2, zIndex: 1, pointerEvents: 'none' }}
    >
      <span
        className="absolute rounded-full border-accent bg-surface"
        style={{ left: -4, top: -4, width: 10, height: 10, borderWidth: 2 }}
      />
    </span>
  );
}
