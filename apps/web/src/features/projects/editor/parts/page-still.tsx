import type { Page } from '@fovea/contract';
import type { Size } from '@fovea/gaze/geometry';
import { layOut, scaleRect } from '#features/projects/editor/model/preview-size.ts';
import { QuestionView } from './question-view.tsx';
import { Filled, toStyle } from './slot-view.tsx';

interface PageStillProps {
  page: Page;
  /** The part of the screen that the browser leaves to the page. */
  box: Size;
  scale: number;
}

/** A page as it begins, to be looked at only. */
export function PageStill({ page, box, scale }: PageStillProps) {
  if (page.question) return <QuestionView {...box} question={page.question} scale={scale} />;
  const { slots, boxes } = layOut(page, box);
  return (
    <div
      data-theme="dark"
      className="absolute inset-0 bg-stage"
      style={{ backgroundColor: page.background ?? undefined }}
    >
      {boxes.map((each, slot) => {
        const [asset, place] = [page.assets[slot], slots[slot]];
        const shown = scaleRect(each, scale);
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
            key={slot}
            className="absolute overflow-hidden"
            style={toStyle(shown)}
          >
            {asset && (
              <Filled
                asset={asset}
                posterFrame={page.posterFrame}
                box={shown}
                place={place ? scaleRect(place, scale) : null}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
