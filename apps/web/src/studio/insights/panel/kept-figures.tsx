/** Even where words are kept whole, a line may end between "%" and a Korean ending. */
const WITH_ENDING = /(\S*%[가-힣]\S*)/u;

/** A sentence whose figures keep their endings on their line. */
export function KeptFigures({ text }: { text: string }) {
  return text.split(WITH_ENDING).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no state of its own.
      <span key={i} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
