import { toAoiColour } from '#studio/aoi/aoi-colours.ts';
import { AoiSwatch } from '#studio/aoi/aoi-swatch.tsx';

export interface ShareBar {
  readonly id: string;
  readonly name: string;
  /** A slot of the palette; undefined for what is no area. */
  readonly color?: number | undefined;
  /** 0..1 of the longest bar. */
  readonly part: number;
  readonly text: string;
  readonly isOwn?: boolean;
}

/** One bar a row, its number beside it. */
export function ShareBars({ bars }: { bars: readonly ShareBar[] }) {
  return (
    <ul className="tnum type-small flex flex-col gap-2">
      {bars.map(({ id, name, color, part, text, isOwn }) => (
        <li key={id} className={`flex items-center gap-2 ${isOwn ? 'font-semibold' : ''}`}>
          <span className="flex w-28 flex-none items-center gap-2">
            {color !== undefined && <AoiSwatch slot={color} />}
            <span className="min-w-0 truncate">{name}</span>
          </span>
          <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-surface-3">
            <span
              className="keep-color block h-2 rounded-full bg-text-3"
              style={{
                width: `${100 * Math.min(Math.max(part, 0), 1)}%`,
                ...(color !== undefined && { backgroundColor: toAoiColour(color) }),
              }}
            />
          </span>
          <span className="w-20 flex-none text-right">{text}</span>
        </li>
      ))}
    </ul>
  );
}
