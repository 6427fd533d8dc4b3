import { ProgressBar } from '@fovea/ui';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useProgress } from '#shared/progress.ts';
import { useTexts } from './texts.ts';

/** Fast screens never flash the bar. */
const SHOW_AFTER_MS = 120;

/** Runs at the very top of the window until the code and the first data of a screen are there. */
export function TopProgress() {
  const t = useTexts();
  const isNavigating = useNavigation().state !== 'idle';
  const isWaiting = useProgress(({ waiting }) => waiting > 0);
  const isBusy = isNavigating || isWaiting;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isBusy) return setShown(false);
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isShown && <ProgressBar top label={t('loading')} />;
}
