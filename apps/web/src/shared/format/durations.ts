import { createTexts } from '#shared/language.ts';

const UNITS = {
  en: { seconds: '{seconds} s', minutes: '{minutes} min', both: '{minutes} min {seconds} s' },
  ko: { seconds: '{seconds}초', minutes: '{minutes}분', both: '{minutes}분 {seconds}초' },
};

const { useTexts } = createTexts(UNITS);

/** "8 s", "1.5 s", "1 min 2 s" in the chosen language. */
export function useDurationText(): (durationMs: number) => string {
  const t = useTexts();
  return (durationMs) => {
    if (durationMs < 60_000) return t('seconds', { seconds: Math.round(durationMs / 100) / 10 });
    const whole = Math.round(durationMs / 1_000);
    const [minutes, seconds] = [Math.floor(whole / 60), whole % 60];
    return t(seconds === 0 ? 'minutes' : 'both', { minutes, seconds });
  };
}
