import { AOI_LIMITS } from '@fovea/contract';
import type { FileAoi } from '@fovea/gaze/aoi-files';
import type { Size } from '@fovea/gaze/geometry';
import { useTexts as useEditorTexts } from '#features/analysis/aoi/texts.ts';
import { AoiSwatch } from '#studio/aoi/aoi-swatch.tsx';
import type { NotTaken } from './file-set.ts';
import { useTexts } from './texts.ts';

interface FoundAoisProps {
  taken: readonly FileAoi[];
  left: readonly NotTaken[];
  /** The picture that the file was made for, where it has another shape. */
  stretchedFrom: Size | undefined;
}

/** Content of a file: areas that will be added, and areas that will not, with the reason. */
export function FoundAois({ taken, left, stretchedFrom }: FoundAoisProps) {
  const t = useTexts();
  const say = useEditorTexts();
  return (
    <>
      <div>
        <p role="status" className="type-body font-semibold">
          {taken.length > 0 ? t('found', { count: taken.length }) : t('foundNone')}
        </p>
        <ul className="mt-1 max-h-56 overflow-y-auto">
          {taken.map((aoi, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal, and nothing moves.
              key={i}
              className="flex min-h-9 items-center gap-2 border-border border-b"
            >
              <AoiSwatch slot={aoi.color} />
              <span className="type-body min-w-0 flex-1 truncate">{aoi.name}</span>
              <span className="type-small text-text-3">
                {say('kind', {
                  type: say(aoi.keyframes[0]?.shape.type ?? 'rectangle'),
                  count: aoi.keyframes.length,
                })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {stretchedFrom && (
        <p className="type-small text-warn">
          {t('stretched', { width: stretchedFrom.widthPx, height: stretchedFrom.heightPx })}
        </p>
      )}
      {left.length > 0 && (
        <div>
          <p className="type-small font-semibold">{t('left')}</p>
          <ul className="type-small max-h-32 overflow-y-auto text-text-2">
            {left.map(({ name, reason }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal, and nothing moves.
              <li key={i}>{t(reason, { name, count: LIMITS[reason] ?? 0 })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const LIMITS: Partial<Record<NotTaken['reason'], number>> = {
  long: AOI_LIMITS.keyframesMax,
  full: AOI_LIMITS.aoisMax,
};
