import { Drawing } from '@fovea/ui';
import type { ReactNode } from 'react';
import { hasFeature } from '#shared/features/features.ts';
import { useTexts } from './texts.ts';

/** How a phone learns where somebody looks, in four drawings. */
export function PhoneSteps() {
  const t = useTexts();
  const hasViews = hasFeature('gazePath') && hasFeature('heatmap');
  const together = [t('stepTogetherText'), ...(hasViews ? [t('stepTogetherViews')] : [])];
  return (
    <ol className="mt-5 grid gap-x-6 gap-y-7 md:grid-cols-2">
      <Step title={t('stepCamera')} text={t('stepCameraText')}>
        <path d="M84 64c8-14 18-20 26-20s18 6 26 20c-8 14-18 20-26 20s-18-6-26-20Z" />
        <circle cx="110" cy="64" r="10" className="fill-accent-bg" />
        <circle cx="107" cy="61" r="3.5" stroke="none" className="fill-accent" />
        <Phone x={24} />
        <circle cx="44" cy="30" r="3" stroke="none" className="fill-accent" />
        <path d="M50 32 92 54" strokeDasharray="3 4" className="stroke-accent" />
      </Step>
      <Step title={t('stepCalibrate')} text={t('stepCalibrateText')}>
        <Phone x={60} />
        {[
          [68, 30],
          [92, 30],
          [80, 60],
          [68, 90],
          [92, 90],
        ].map(([x, y]) => (
          <circle
            key={`${x},${y}`}
            cx={x}
            cy={y}
            r="3.5"
            stroke="none"
            className={x === 80 ? 'fill-accent' : 'fill-accent/40'}
          />
        ))}
        <circle cx="80" cy="60" r="8" className="stroke-accent" />
      </Step>
      <Step title={t('stepLook')} text={t('stepLookText')}>
        <Phone x={60} />
        <path d="M70 34 88 48 74 66 90 86" className="stroke-accent" />
        {[
          [70, 34, 3],
          [88, 48, 4.5],
          [74, 66, 3],
          [90, 86, 5],
        ].map(([x, y, r]) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={r} stroke="none" className="fill-accent" />
        ))}
      </Step>
      <Step title={t('stepTogether')} text={together.join(' ')}>
        <rect x="36" y="20" width="54" height="80" rx="7" className="fill-surface" />
        <rect x="70" y="14" width="54" height="80" rx="7" className="fill-surface" />
        <circle cx="97" cy="48" r="18" stroke="none" className="fill-accent-bg" />
        <circle cx="97" cy="48" r="9" stroke="none" className="fill-accent/50" />
        <circle cx="97" cy="48" r="4" stroke="none" className="fill-accent" />
      </Step>
    </ol>
  );
}

function Phone({ x }: { x: number }) {
  return (
    <>
      <rect x={x} y="14" width="40" height="92" rx="8" className="fill-surface" />
      <path d={`M${x + 15} 20h10`} />
    </>
  );
}

interface StepProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Step({ title, text, children }: StepProps) {
  return (
    <li className="flex items-center gap-4">
      <span className="w-30 flex-none">
        <Drawing>{children}</Drawing>
      </span>
      <div className="min-w-0">
        <h3 className="type-h3">{title}</h3>
        <p className="type-touch mt-0.5 text-text-2">{text}</p>
      </div>
    </li>
  );
}
