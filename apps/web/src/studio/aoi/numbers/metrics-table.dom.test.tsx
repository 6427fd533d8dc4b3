import { prepareAoi } from '@fovea/gaze/aoi';
import { createMetricsEngine, type MetricsPage } from '@fovea/stage';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { PageArea } from '#studio/aoi/page-areas.ts';
import { AREA_METRICS, type AreaMetricId } from '#studio/metrics/area-metrics.ts';
import { readTexts } from '#testing/read-texts.ts';
import { MetricsTable } from './metrics-table.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const nameOf = (id: AreaMetricId) => AREA_METRICS.find((each) => each.id === id)?.name.en ?? '';
const toArea = (name: string, x: number, group: string | null = null): PageArea => {
  const shape = { type: 'rectangle', x, y: 0, width: 0.5, height: 1 } as const;
  const parts = [prepareAoi([{ timestamp: 0, shape, easing: 'hold', visible: true }])];
  return { id: name, name, color: 1, group, parts };
};
const track = (x: number) => ({
  tMs: Float32Array.from({ length: 50 }, (_, i) => i * 20 + 10),
  x: new Float32Array(50).fill(x),
  y: new Float32Array(50).fill(0.5),
  valid: new Uint8Array(50).fill(1),
});
const fixation = (x: number) => ({
  onsetMs: Float64Array.of(0),
  offsetMs: Float64Array.of(1_000),
  x: Float64Array.of(x),
  y: Float64Array.of(50),
});
const PAGE: MetricsPage = {
  picture: { widthPx: 100, heightPx: 100 },
  fixations: [fixation(20), fixation(20), fixation(70), fixation(20)],
  tracks: [track(0.2), track(0.2), track(0.7), track(0.2)],
  times: Array.from({ length: 4 }, () => ({ shownMs: 1_000, rateHz: 50 })),
};

function measure(areas: readonly PageArea[]) {
  const engine = createMetricsEngine();
  engine.setPage(PAGE);
  const range = { fromMs: 0, toMs: 1_000 };
  return { ...engine.measure({ areas, shown: new Uint8Array(4).fill(1), range }), of: areas };
}

const readRow = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('shows attention, dwell, first look and seen by of each area, and what is in none', () => {
  const table = measure([toArea('Can', 0), toArea('Button', 0.5)]);
  render(<MetricsTable table={table} isOld={false} isScrolled={false} />);
  expect(readRow('Can')).toEqual(['75%', '0.8 s', '0.0 s', '75%']);
  expect(readRow('Button')).toEqual(['25%', '0.3 s', t('none'), '25%']);
  expect(readRow(t('elsewhere'))).toEqual(['0%', '0.0 s', '', '']);
  expect(screen.getByText(t('basis', { count: 4 }))).toBeVisible();
});

it('has the union of a group as a row of its own', () => {
  const table = measure([toArea('Can', 0, 'Brand'), toArea('Button', 0.5, 'Brand')]);
  render(<MetricsTable table={table} isOld={false} isScrolled={false} />);
  expect(readRow('Brand')).toEqual(['100%', '1.0 s', '0.0 s', '100%']);
});

it('sorts by a column, falling, rising and as it was', async () => {
  const user = userEvent.setup();
  const table = measure([toArea('Button', 0.5), toArea('Can', 0)]);
  render(<MetricsTable table={table} isOld={false} isScrolled={false} />);
  const head = screen.getByRole('button', { name: t('sortBy', { name: nameOf('attention') }) });
  const listNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(listNames()).toEqual(['Button', 'Can', t('elsewhere')]);
  await user.click(head);
  expect(listNames()).toEqual(['Can', 'Button', t('elsewhere')]);
  expect(head.closest('th')).toHaveAttribute('aria-sort', 'descending');
  await user.click(head);
  expect(listNames()).toEqual(['Button', 'Can', t('elsewhere')]);
});

it('shows other columns on demand', async () => {
  const user = userEvent.setup();
  render(<MetricsTable table={measure([toArea('Can', 0)])} isOld={false} isScrolled={false} />);
  await user.click(screen.getByRole('button', { name: t('columns') }));
  await user.click(await screen.findByRole('checkbox', { name: nameOf('size') }));
  await user.keyboard('{Escape}');
  expect(readRow('Can')).toEqual(['75%', '0.8 s', '0.0 s', '75%', '50%']);
});

it('has the exposed first look and seen-by on scrolled pages', () => {
  render(<MetricsTable table={measure([toArea('Can', 0)])} isOld={false} isScrolled />);
  for (const key of ['firstLookExposed', 'seenByExposed'] as const) {
    expect(screen.getByRole('button', { name: t('sortBy', { name: nameOf(key) }) })).toBeVisible();
  }
});

it('keeps old values, in grey, until there are new ones', () => {
  const table = measure([toArea('Can', 0)]);
  const { rerender } = render(<MetricsTable table={table} isOld isScrolled={false} />);
  expect(screen.getByRole('region', { name: t('metrics') })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(t('old'));
  expect(readRow('Can')[0]).toBe('75%');
  rerender(<MetricsTable table={undefined} isOld isScrolled={false} />);
  expect(screen.getByText(t('measuring'))).toBeVisible();
});
