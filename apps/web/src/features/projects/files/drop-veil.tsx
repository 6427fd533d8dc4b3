/** Covers the window while files are held over it. */
export function DropVeil({ text }: { text: string }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 z-(--z-drawer) grid place-items-center border-2 border-accent border-dashed bg-accent-bg/70"
    >
      <span className="type-h3 rounded-full bg-accent px-5 py-2.5 text-on-accent shadow-e3">
        {text}
      </span>
    </div>
  );
}
