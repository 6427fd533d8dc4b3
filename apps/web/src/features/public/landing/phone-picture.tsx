import { useId } from 'react';
import { hasFeature } from '#shared/features/features.ts';
import type { GazeDrawing } from './gaze-drawings.ts';

export interface PhonePictureProps {
  src: string;
  gaze: GazeDrawing;
  /** `turns` goes from the path to the heatmap and back. */
  show: 'path' | 'heat' | 'turns';
  className?: string;
}

/** The heat ramp: offset, colour, opacity. */
const EMBER = [
  [0, '#fcffbe', 0.95],
  [0.22, '#fbb43c', 0.88],
  [0.45, '#ed6925', 0.7],
  [0.7, '#bc3754', 0.42],
  [0.88, '#521884', 0.2],
  [1, '#421480', 0],
] as const;

/** A picture in a phone with a drawn gaze over it, in the ways that the product can show it. */
export function PhonePicture({ src, gaze, show: wanted, className = '' }: PhonePictureProps) {
  const show = hasFeature('heatmap') ? wanted : 'path';
  return (
    <div
      data-theme="dark"
      className={`overflow-hidden rounded-[11%/5.2%] border-[0.3rem] border-frame bg-frame shadow-e2 ${className}`}
    >
      <div className="relative aspect-[390/845] overflow-hidden rounded-[9%/4.2%]">
        <img
          src={src}
          alt=""
          width={390}
          height={845}
          className={`block size-full object-cover ${show === 'heat' ? 'brightness-75 saturate-[0.35]' : ''} ${show === 'turns' ? 'hero-dim' : ''}`}
        />
        {show !== 'path' && <Heat gaze={gaze} turns={show === 'turns'} />}
        {show !== 'heat' && <Path gaze={gaze} turns={show === 'turns'} />}
      </div>
    </div>
  );
}

interface LayerProps {
  gaze: GazeDrawing;
  turns: boolean;
}

function Heat({ gaze, turns }: LayerProps) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 390 845"
      className={`absolute inset-0 size-full ${turns ? 'hero-heat' : ''}`}
    >
      <radialGradient id={id}>
        {EMBER.map(([offset, color, opacity]) => (
          <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
        ))}
      </radialGradient>
      {gaze.heat.map(([x, y, r, heat]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={r} fill={`url(#${id})`} opacity={heat} />
      ))}
    </svg>
  );
}

function Path({ gaze, turns }: LayerProps) {
  const isJoined = hasFeature('gazePath');
  const way = gaze.looks.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 390 845"
      className={`absolute inset-0 size-full ${turns ? 'hero-path' : ''}`}
    >
      {isJoined && (
        <>
          <path d={way} fill="none" strokeWidth="8" className="stroke-bg/50" />
          <path d={way} fill="none" strokeWidth="4" className="stroke-accent" />
        </>
      )}
      {gaze.looks.map(([x, y, r], i) => (
        <g key={`${x},${y}`}>
          <circle
            cx={x}
            cy={y}
            r={r}
            strokeWidth="2.5"
            className="fill-accent/85 stroke-on-accent"
          />
          {isJoined && (
            <text
              x={x}
              y={y + 5.5}
              textAnchor="middle"
              className="fill-on-accent font-bold text-[16px]"
            >
              {i + 1}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
