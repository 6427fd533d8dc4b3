/** A slot of the colours of hashtags, as CSS. */
export const toHashtagColor = (slot: number) => `var(--tag${slot})`;

/** The colour of a hashtag. Its name stands beside it. */
export function HashtagDot({ color }: { color: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: toHashtagColor(color) }}
      className="keep-color size-2 flex-none rounded-full"
    />
  );
}
