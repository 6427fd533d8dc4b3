import { CALLS } from '@fovea/contract';
import { loadSamplePicture, type Researcher } from '@fovea/testkit';
import type { Locator, Page } from '@playwright/test';

/** Names of the projects, by what they are. */
export const SHELF = {
  drawn: 'Coffee pack A/B',
  active: 'Glow Serum page',
  done: 'Banking home screen',
  pro: 'Cereal shelf test',
  korean: '패키지 선호도 조사',
} as const;

export interface ShelfIds extends Readonly<Record<keyof typeof SHELF, string>> {
  /** What participants of the active one type or scan. */
  readonly code: string;
  readonly slug: string;
}

const TAGS = {
  drawn: ['packaging', 'beverage'],
  active: ['beauty'],
  done: ['앱화면'],
  pro: ['packaging', 'shelf-test'],
  korean: ['packaging', '앱화면'],
} as const;

const PLACES = 5;

/** A project in every state and of both types. One picture serves them all. */
export async function createShelf({ client, upload }: Researcher): Promise<ShelfIds> {
  const create = async (name: string, type: 'basic' | 'pro' = 'basic') => {
    const body = { name, type, maxParticipant: PLACES };
    return (await client.call(CALLS.createProject, { body })).id;
  };
  const copy = async (id: string, name: string) =>
    (await client.call(CALLS.duplicateProject, { params: { id }, body: { name } })).id;
  const drawn = await create(SHELF.drawn);
  const asset = await upload(drawn, await loadSamplePicture('pack-a.webp'));
  const page = { kind: 'image' as const, assetIds: [asset.id], timerMs: 1_000 };
  await client.call(CALLS.createPage, { params: { id: drawn }, body: page });
  const ids = {
    drawn,
    active: await copy(drawn, SHELF.active),
    done: await copy(drawn, SHELF.done),
    pro: await create(SHELF.pro, 'pro'),
    korean: await create(SHELF.korean),
  };
  for (const key of Object.keys(SHELF) as (keyof typeof SHELF)[]) {
    const body = { names: [...TAGS[key]] };
    await client.call(CALLS.setProjectHashtags, { params: { id: ids[key] }, body });
  }
  await client.call(CALLS.activateProject, { params: { id: ids.done } });
  await client.call(CALLS.finishProject, { params: { id: ids.done } });
  const active = await client.call(CALLS.activateProject, { params: { id: ids.active } });
  const slug = active.link?.split('/').at(-1) ?? '';
  return { ...ids, code: active.code ?? '', slug };
}

/** The links of the projects on the screen, cards or rows, in their order. */
export function linksOf(page: Page): Locator {
  return page.locator('[data-project] a[data-open]');
}
