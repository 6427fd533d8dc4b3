import { DEFAULT_VIEW } from '@fovea/stage';
import { beforeEach, expect, it, vi } from 'vitest';
import { createHeatLink, type HeatLink } from './heat-link.ts';
import type { HeatAsked, MadeHeat } from './heat-messages.ts';

let asked: HeatAsked[];
let made: (readonly MadeHeat[])[];
let link: HeatLink;
const close = vi.fn();

beforeEach(() => {
  asked = [];
  made = [];
  close.mockReset();
  link = createHeatLink({ postMessage: (each) => asked.push(each), terminate() {} }, (heats) =>
    made.push(heats),
  );
});

const at = (timeMs: number, pageId = 'a') => ({
  pageId,
  options: DEFAULT_VIEW,
  timeMs,
  durationMs: 8_000,
});
const heat = { image: { close } } as unknown as MadeHeat;
const listTimes = () =>
  asked.map((each) => ('question' in each ? each.question.timeMs : undefined));

it('drops questions that come while a map is made, but for the newest', () => {
  for (const timeMs of [0, 16, 33, 50]) link.ask(at(timeMs), false);
  expect(listTimes()).toEqual([0]);
  link.receive({ kind: 'painted', pageId: 'a', heat });
  expect(listTimes()).toEqual([0, 50]);
  link.receive({ kind: 'painted', pageId: 'a', heat });
  expect(listTimes()).toEqual([0, 50]);
  expect(made).toEqual([[heat], [heat]]);
});

it('lets go of a map whose page is not shown any more', () => {
  link.ask(at(0), false);
  link.ask(at(0, 'b'), false);
  link.receive({ kind: 'painted', pageId: 'a', heat });
  expect(made).toEqual([]);
  expect(close).toHaveBeenCalledOnce();
  link.receive({ kind: 'painted', pageId: 'b', heat });
  expect(made).toEqual([[heat]]);
});

it('shows steps only while steps are wanted', () => {
  link.ask(at(0), true);
  link.ask(at(0), false);
  link.receive({ kind: 'stepped', pageId: 'a', heats: [heat, heat] });
  expect(made).toEqual([]);
  expect(close).toHaveBeenCalledTimes(2);
});

it('answers what was measured in the order it was asked, and nothing once closed', async () => {
  const first = link.measureAt(0.1, 0.1);
  const second = link.measureAt(0.2, 0.2);
  link.receive({ kind: 'measured', at: { value: 0.4, viewers: 3, people: 4 } });
  link.close();
  expect(await first).toEqual({ value: 0.4, viewers: 3, people: 4 });
  expect(await second).toBeUndefined();
});
