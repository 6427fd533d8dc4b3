import { Slider as Radix } from 'radix-ui';

export interface SliderProps {
  /** One name for each thumb, the lower first. */
  labels: readonly string[];
  values: readonly number[];
  onChange: (values: number[]) => void;
  min: number;
  max: number;
  step?: number;
  /** Text of a value read aloud, such as "60 %". */
  toText?: (value: number) => string;
  disabled?: boolean;
}

/** One thumb for a number, two for a range. A field with the number stands beside it. */
export function Slider({
  labels,
  values,
  onChange,
  min,
  max,
  step = 1,
  toText = String,
  disabled = false,
}: SliderProps) {
  return (
    <Radix.Root
      value={[...values]}
      onValueChange={onChange}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      className="relative flex h-6 w-full touch-none select-none items-center"
    >
      <Radix.Track className="relative h-1 w-full rounded-full bg-surface-3">
        <Radix.Range className="edge-when-forced absolute h-full rounded-full bg-accent" />
      </Radix.Track>
      {labels.map((label, i) => (
        <Radix.Thumb
          key={label}
          aria-label={label}
          aria-valuetext={toText(values[i] ?? min)}
          className="hit-area focus-ring keep-color block size-4 rounded-full border border-border-2 bg-[#fff] shadow-e1"
        />
      ))}
    </Radix.Root>
  );
}
