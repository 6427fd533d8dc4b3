import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import type { RandomProject } from './random-project.ts';

const ORIGIN = 'http://localhost:9';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const READY_MS = 60_000;

/** The rows of a table, by their head. */
export type Rows = Readonly<Record<string, readonly string[]>>;

/** Every place of the analysis screen and of the area's screen where a number of an area stands. */
export interface ReadScreen {
  /** By area: attention, first look, seen by. An area that is not there has none. */
  readonly callOuts: Rows;
  readonly lanes: Readonly<Record<string, string>>;
  /** Attention, first look, seen by. */
  readonly described: Rows;
  readonly words: string;
  /** Of all time, whatever the playhead shows. */
  readonly bars: Readonly<Record<string, string>>;
  readonly heroes: readonly string[];
  readonly laneImmersion: string;
  readonly legendPeople: string;
  readonly basis: string;
  /** Of the area's screen, over all time: attention, first look, seen by. */
  readonly metrics: Rows;
  readonly notes: Readonly<Record<string, string>>;
}

/** The built app, with a project's files in place of those of its sample. */
export async function serveProject(page: Page, folder: string, project: RandomProject) {
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const own = pathname.startsWith('/sample/') && project.files.get(pathname.slice(8));
    if (own) return route.fulfill({ contentType: 'application/json', body: own });
    if (pathname.startsWith('/api/')) return route.fulfill({ status: 401, json: {} });
    const file = join(folder, pathname);
    const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
    const path = isFile ? file : join(folder, 'index.html');
    const contentType = TYPES[extname(path)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(path) });
  });
}

export async function readScreen(page: Page, project: RandomProject): Promise<ReadScreen> {
  const { areas, filter, back, isPro } = project;
  const search = `page=${project.page}&${filter}`;
  await page.goto(`${ORIGIN}/analysis/sample?view=overall&mode=heatmap&${search}`);
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  await timeline.waitFor({ timeout: READY_MS });
  await page.getByRole('region', { name: 'Legend' }).waitFor({ timeout: READY_MS });
  await page.waitForFunction(hasLane, areas[0], { timeout: READY_MS });
  if (isPro) await page.getByText('In short').waitFor({ timeout: READY_MS });
  for (let second = 0; second < back; second++) await page.keyboard.press('Shift+ArrowLeft');
  await page.locator('[aria-busy=true], .opacity-60').first().waitFor({ state: 'detached' });
  const seen = await page.evaluate(readAreas, areas);
  const legendPeople = (await page.getByRole('region', { name: 'Legend' }).textContent()) ?? '';
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog');
  const basis = (await dialog.getByText(/participants, .* seconds\.$/).textContent()) ?? '';
  // Of people who are not known to have been there nothing is described.
  const words = ((await dialog.textContent()) ?? '').split('Most viewed')[1] ?? '';
  await dialog.getByRole('button', { name: 'Show as table' }).click();
  const described = await page.evaluate(readRows, '[role=dialog] table');
  await page.keyboard.press('Escape');

  await page.goto(`${ORIGIN}/analysis/sample/aoi?${search}`);
  const metrics = page.getByRole('region', { name: 'Metrics' });
  await metrics.locator('tbody tr').first().waitFor({ timeout: READY_MS });
  const rows = await page.evaluate(readColumns, ['Attention', 'First look', 'Seen by']);
  const notes = await page.evaluate(readNotes, areas);
  return { ...seen, legendPeople, basis, words, described, metrics: rows, notes };
}

function hasLane(name: string | undefined): boolean {
  const spans = [...document.querySelectorAll('span.truncate')];
  return spans.some(
    (span) =>
      span.textContent === name &&
      span.parentElement?.tagName === 'DIV' &&
      /\d|–/.test(span.parentElement.querySelector('.tnum')?.textContent ?? ''),
  );
}

/** In the page: whatever stands beside the name of an area, told apart by the element that holds it. */
function readAreas(names: readonly string[]) {
  const callOuts: Record<string, string[]> = {};
  const lanes: Record<string, string> = {};
  const bars: Record<string, string> = {};
  for (const span of document.querySelectorAll('span.truncate')) {
    const name = span.textContent ?? '';
    const row = span.parentElement;
    const box = row?.parentElement;
    if (!row || !box) continue;
    const last = row.closest('li')?.lastElementChild?.textContent ?? '';
    if (row.tagName === 'DIV' && names.includes(name)) {
      lanes[name] = row.querySelector('.tnum')?.textContent ?? '';
    } else if (box.tagName === 'LI') bars[name] = last;
    else if (names.includes(name) && box.tagName === 'DIV') {
      callOuts[name] = [...box.children].slice(1).map((each) => each.textContent ?? '');
    }
  }
  const heroes = [...document.querySelectorAll('dl dd')].map(
    (each) => each.firstElementChild?.textContent ?? '',
  );
  const head = [...document.querySelectorAll('span.truncate')].find(
    (span) => span.textContent === 'Immersion',
  );
  const laneImmersion = head?.parentElement?.querySelector('.tnum')?.textContent ?? '';
  return { callOuts, lanes, bars, heroes, laneImmersion };
}

function readRows(selector: string) {
  const rows: Record<string, string[]> = {};
  for (const row of document.querySelectorAll(`${selector} tbody tr`)) {
    const [head, ...cells] = [...row.children].map((cell) => cell.textContent ?? '');
    rows[head ?? ''] = cells;
  }
  return rows;
}

/** In the page: the named columns of the table, which has more where a page scrolls. */
function readColumns(names: readonly string[]) {
  const rows: Record<string, string[]> = {};
  const table = document.querySelector('section[aria-label=Metrics] table');
  const heads = [...(table?.querySelectorAll('thead th') ?? [])].map((head) => head.textContent);
  for (const row of table?.querySelectorAll('tbody tr') ?? []) {
    const cells = [...row.children].map((cell) => cell.textContent ?? '');
    rows[cells[0] ?? ''] = names.map((name) => cells[heads.indexOf(name)] ?? '');
  }
  return rows;
}

/** In the page: the share beside the name of an area in the list of areas. */
function readNotes(names: readonly string[]) {
  const notes: Record<string, string> = {};
  for (const item of document.querySelectorAll('li')) {
    const name = names.find((each) => item.textContent?.includes(each));
    const share = /\d+%/.exec(item.querySelector('.tnum')?.textContent ?? '')?.[0];
    if (name && share) notes[name] = share;
  }
  return notes;
}
