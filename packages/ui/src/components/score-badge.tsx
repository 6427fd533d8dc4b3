import { Badge, type Tone } from './badge.tsx';
import { type ScoreBand, toBand } from './score-bands.ts';
import { Tooltip } from './tooltip.tsx';

export interface ScoreBadgeProps {
  score: number;
  /** In any order; the highest band that the score reaches counts. */
  bands: readonly ScoreBand<Tone>[];
  /** Stands after the number. */
  unit?: string;
}

/** A number in the colour of its band. The band's name is in the tooltip, with what it means, and read aloud. */
export function ScoreBadge({ score, bands, unit }: ScoreBadgeProps) {
  const band = toBand(score, bands);
  return (
    <Tooltip text={band.note === undefined ? band.label : `${band.label}: ${band.note}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches the tooltip too. */}
      <span tabIndex={0} className="focus-ring inline-flex rounded-full">
        <Badge tone={band.tone} className="tnum">
          {Math.floor(score)}
          {unit}
          <span className="sr-only"> {band.label}</span>
        </Badge>
      </span>
    </Tooltip>
  );
}
