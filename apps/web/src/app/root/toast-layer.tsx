import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#shared/lazy-part.ts';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';

const Toaster = lazyPart(() => import('./toaster.ts'), 'Toaster');

/** Loads the toasts' code with the first toast. */
export function ToastLayer() {
  const t = useTexts();
  const [isNeeded, setNeeded] = useState(() => toasts.list().length > 0);
  useEffect(() => toasts.subscribe(() => setNeeded(true)), []);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster store={toasts} label={t('toast')} listLabel={t('toasts')} closeLabel={t('close')} />
    </Suspense>
  );
}
