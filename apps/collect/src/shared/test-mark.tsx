import { useTexts } from './texts.ts';

/** Hangs from the upper edge of every screen of a test run, and nothing can be pressed through it. */
export function TestMark() {
  const t = useTexts();
  return (
    <p className="type-micro pointer-events-none fixed top-[env(safe-area-inset-top)] left-3 z-10 rounded-b-control bg-warn-bg px-2 font-semibold text-warn">
      {t('testRun')}
    </p>
  );
}
