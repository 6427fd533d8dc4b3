import { useEffect, useState } from 'react';
import { createTexts } from '#shared/language.ts';

const UNITS = {
  en: { s: '{n} s ago', min: '{n} min ago', h: '{n} h ago', d: '{n} d ago' },
  ko: { s: '{n}초 전', min: '{n}분 전', h: '{n}시간 전', d: '{n}일 전' },
};
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

const { useTexts } = createTexts(UNITS);

/** "2 s ago", "3 min ago" in the chosen language. */
export function useAgoText(): (agoMs: number) => string {
  const t = useTexts();
  return (agoMs) => {
    const s = Math.max(0, Math.round(agoMs / 1_000));
    if (s < MINUTE_S) return t('s', { n: s });
    if (s < HOUR_S) return t('min', { n: Math.floor(s / MINUTE_S) });
    if (s < DAY_S) return t('h', { n: Math.floor(s / HOUR_S) });
    return t('d', { n: Math.floor(s / DAY_S) });
  };
}

/** The time, again and again. */
export function useNowMs(everyMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
