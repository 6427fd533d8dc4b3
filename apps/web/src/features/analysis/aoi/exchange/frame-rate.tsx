import { NumberStepper } from '@fovea/ui';
import { useTexts } from './texts.ts';

const MOST_FRAMES = 240;

interface FrameRateProps {
  value: number;
  onChange: (framesPerSecond: number) => void;
}

/** Other tools count frames; nothing in a film's facts says how many there are. */
export function FrameRate({ value, onChange }: FrameRateProps) {
  const t = useTexts();
  return (
    <NumberStepper
      label={t('fps')}
      min={1}
      max={MOST_FRAMES}
      value={value}
      decreaseLabel={t('fewer')}
      increaseLabel={t('more')}
      onChange={onChange}
    />
  );
}
