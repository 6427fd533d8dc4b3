import type { Page } from '@fovea/contract';
import type { HeatPage, OrderedPlace, PeaksQuestion, StageView, ViewOptions } from '@fovea/stage';
import { useEffect, useMemo } from 'react';
import type { MadeOrder } from '#studio/aoi/metrics-session.ts';
import type { PageArea } from '#studio/aoi/page-areas.ts';
import { toSecondsText } from '#studio/dock/timeline-scale.ts';
import { DIGITS, toFigure } from '#studio/metrics/metric.ts';
import type { PageTracks } from '#studio/records/records-reader.ts';
import { useTexts } from '#studio/texts.ts';

/** The paths of more people than this tell nothing: a common order stands for them. */
const MOST_PATHS = 12;

export interface OrderRequest {
  readonly page: Pick<Page, 'kind'> | undefined;
  /** Undefined until they are read. */
  readonly areas: readonly PageArea[] | undefined;
  /** Undefined until the gaze of the page is read. */
  readonly screenTracks: PageTracks | undefined;
  readonly heatPage: HeatPage | undefined;
  readonly options: Pick<ViewOptions, 'mode' | 'range'>;
  readonly shown: Uint8Array;
  /** Of those shown, people with valid gaze on the page; undefined while that is not known. */
  readonly validPeople: number | undefined;
  readonly durationMs: number;
}

/**
 * What the worker needs for the common order of a page, the same object until it changes; undefined
 * where paths are drawn, as they are until all that the order is found from is read. A film needs
 * areas: its peaks are of no moment of it.
 */
export function useAskedOrder(request: OrderRequest): PeaksQuestion | undefined {
  const { page, areas, screenTracks, heatPage, options, shown, validPeople = 0 } = request;
  const { durationMs } = request;
  const isRead = areas !== undefined && screenTracks !== undefined;
  const hasPlaces = page?.kind === 'image' || (page?.kind === 'video' && areas?.length !== 0);
  const isOn = options.mode === 'gazePath' && validPeople > MOST_PATHS && isRead && hasPlaces;
  const { range } = options;
  const pxPerDegree = isOn ? heatPage?.pxPerDegree : undefined;
  return useMemo(
    () => pxPerDegree && { shown, range: range ?? { fromMs: 0, toMs: durationMs }, pxPerDegree },
    [pxPerDegree, shown, range, durationMs],
  );
}

export interface OrderStep extends Pick<OrderedPlace, 'id' | 'parts' | 'share'> {
  readonly name: string;
  readonly percent: string;
  /** Undefined for a peak. */
  readonly area: PageArea | undefined;
}

/** A common order in words. */
export interface ShownOrder extends Pick<MadeOrder, 'people' | 'range'> {
  readonly steps: readonly OrderStep[];
  /** Whether there are areas that too few looked at. */
  readonly hasRest: boolean;
}

/**
 * Draws the order in place of everybody's path while it is asked for. Where no outline names a place,
 * its label does.
 */
export function useShownOrder(
  view: StageView | undefined,
  order: MadeOrder | undefined,
  { isAsked, hasOutlines }: { isAsked: boolean; hasOutlines: boolean },
): ShownOrder | undefined {
  const t = useTexts();
  const shown = useMemo(() => order && toShownOrder(order, t), [order, t]);
  useEffect(() => {
    const places = shown?.steps.map(({ name, percent, area, parts, share }) => ({
      label: area && hasOutlines ? percent : t('orderPlace', { name, percent }),
      slot: area && area.color - 1,
      parts,
      share,
    }));
    view?.setOrder(isAsked ? (places ?? []) : undefined);
  }, [view, shown, isAsked, hasOutlines, t]);
  return shown;
}

/** For a picture that goes elsewhere: all that the legend says. */
export function useOrderLines(order: ShownOrder | undefined): readonly string[] {
  const t = useTexts();
  if (order === undefined) return [];
  const steps = order.steps.map(({ name, percent }, i) => `${i + 1} ${name} ${percent}`);
  const title = [t('order'), ...(steps.length > 0 ? [steps.join('; ')] : [])].join(': ');
  return [title, ...explainOrder(order, t), toBasisText(order, t)];
}

type Texts = ReturnType<typeof useTexts>;

/** What its numbers and shares mean, or why there are none. */
export function explainOrder({ steps, hasRest }: ShownOrder, t: Texts): readonly string[] {
  if (steps.length === 0) return [t('orderTooFew')];
  return [
    t('orderFirst'),
    ...(steps.length > 1 ? [t('orderNext')] : []),
    ...(hasRest ? [t('orderRest')] : []),
  ];
}

/** Of whom they are, and of which time. */
export function toBasisText({ people, range }: ShownOrder, t: Texts): string {
  return t('orderBasis', {
    count: people,
    from: toSecondsText(range.fromMs, 1),
    to: toSecondsText(range.toMs, 1),
  });
}

function toShownOrder(order: MadeOrder, t: Texts): ShownOrder {
  const { places, of, people, range } = order;
  const steps = places.map(({ id, field, parts, share }) => {
    const area = of.find((each) => each.id === id);
    const number = Number(id.replace('peak', ''));
    const place = t(`field_${field ?? 'middle'}`);
    const percent = toFigure(share, { unit: 'share', digits: DIGITS.share }, people);
    return {
      id,
      parts,
      share,
      area,
      name: area?.name ?? t('peakNumber', { number, place }),
      percent: t('percent', { percent }),
    };
  });
  return { people, range, steps, hasRest: places.length < of.length };
}
