import {
  type AoiShape,
  measureLooksInside,
  measureReliableSide,
  type SizeGrade,
  toSizeGrade,
} from '@fovea/gaze/aoi';
import type { Size } from '@fovea/gaze/geometry';
import { toClassNames } from '@fovea/ui';
import type { PageError } from './page-error.ts';
import { useTexts } from './texts.ts';

export interface SizeNoteProps {
  /** 0..1 of the picture. */
  shape: AoiShape;
  /** Size of the picture on the stage's page. */
  picture: Size;
  error: PageError | undefined;
}

const TONES = {
  good: 'text-good',
  fair: 'text-warn',
  small: 'text-bad',
} as const satisfies Record<SizeGrade, string>;

/** Whether a phone can tell a look at an area from one beside it. */
export function SizeNote({ shape, picture, error }: SizeNoteProps) {
  const t = useTexts();
  if (error === undefined) return <p className="type-small text-text-3">{t('noError')}</p>;
  const extent = { width: picture.widthPx, height: picture.heightPx };
  const share = measureLooksInside(shape, extent, error.errorPx);
  const grade = toSizeGrade(share);
  const sidePx = measureReliableSide(error.errorPx);
  const advice = {
    good: t('sizeGood'),
    fair: t('sizeFair'),
    small:
      sidePx > picture.widthPx
        ? t('pageSmall')
        : t('sizeSmall', { cm: (Math.ceil(sidePx * error.cmPerPx * 10) / 10).toFixed(1) }),
  }[grade];
  return (
    <p className="type-small text-text-2">
      <span className={toClassNames(TONES[grade])}>{advice}</span>{' '}
      {t('looksInside', { percent: Math.round(share * 100) })}
    </p>
  );
}
