import type { Aoi } from '@fovea/contract';
import { NumberStepper } from '@fovea/ui';
import { findEditedShape } from '#features/analysis/aoi/model/keyframe-edits.ts';
import { type Box, fitShape, toBox, toShare } from '#features/analysis/aoi/model/shapes.ts';
import type { Editor } from '#features/analysis/aoi/model/use-editor.ts';
import { useTexts } from '#features/analysis/aoi/texts.ts';

const toPercent = (share: number) => Math.round(share * 1_000) / 10;

interface PlaceFieldsProps {
  editor: Editor;
  aoi: Aoi;
  timeMs: number;
}

/** Where an area lies, in percent of the picture. */
export function PlaceFields({ editor, aoi, timeMs }: PlaceFieldsProps) {
  const t = useTexts();
  const shape = findEditedShape(aoi, timeMs);
  if (shape === undefined) return null;
  const box = toBox(shape);
  const put = (next: Partial<Box>) =>
    editor.actions.changeShape(aoi, fitShape(shape, { ...box, ...next }));
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const fields = [
    ['left', box.left, (to: number) => put({ left: to, right: to + width }), 1 - width],
    ['top', box.top, (to: number) => put({ top: to, bottom: to + height }), 1 - height],
    ['width', width, (to: number) => put({ right: toShare(box.left + to) }), 1 - box.left],
    ['height', height, (to: number) => put({ bottom: toShare(box.top + to) }), 1 - box.top],
  ] as const;
  return (
    <fieldset aria-label={t('place')} className="grid grid-cols-2 gap-2">
      {fields.map(([name, value, set, most]) => (
        <NumberStepper
          key={name}
          label={t(name)}
          unit={t('percent')}
          min={name === 'width' || name === 'height' ? 1 : 0}
          max={Math.floor(most * 1_000) / 10}
          step={0.1}
          value={toPercent(value)}
          decreaseLabel={t('less')}
          increaseLabel={t('greater')}
          onChange={(percent) => set(percent / 100)}
        />
      ))}
    </fieldset>
  );
}
