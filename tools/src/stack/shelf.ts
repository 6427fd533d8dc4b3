// The other projects of the demo account, so that its list looks as a researcher's does.
import { CALLS, type CallInput, type ProjectHead, type TemplateId } from '@fovea/contract';
import {
  createTransport,
  loadSamplePicture,
  playParticipant,
  type Researcher,
} from '@fovea/testkit';

type PageInput = Omit<CallInput<typeof CALLS.createPage>['body'], 'assetIds'>;

interface ShelfProject {
  readonly name: string;
  readonly type: 'basic' | 'pro';
  readonly maxParticipant: number;
  readonly hashtags: readonly string[];
  readonly device?: 'tablet';
  readonly orientation?: 'landscape';
  readonly template?: TemplateId;
  /** Files of each page by slot; a template's pages have theirs already and are filled. */
  readonly pages: readonly (PageInput & { readonly files: readonly string[] })[];
  /** How many take part; without it the project stays in edit. */
  readonly participants?: number;
}

const BATCHES = 4;

const PREFERENCE = {
  kind: 'choice',
  text: 'Which one would you buy?',
  choices: ['The first', 'The second', 'Neither'],
} as const;

const SHELF: readonly ShelfProject[] = [
  {
    name: 'Autumn speaker banners',
    type: 'basic',
    maxParticipant: 20,
    hashtags: ['packaging', 'audio'],
    template: 'preferenceWideImages',
    pages: [{ kind: 'image', files: ['wide-a.webp', 'wide-b.webp'] }],
  },
  {
    name: 'Banking home screen',
    type: 'basic',
    maxParticipant: 6,
    hashtags: ['앱화면'],
    pages: [{ kind: 'image', timerMs: 10_000, files: ['app-home.webp'] }],
    participants: 6,
  },
  {
    name: '패키지 선호도 조사 2차',
    type: 'basic',
    maxParticipant: 25,
    hashtags: ['packaging', '앱화면'],
    pages: [
      {
        kind: 'image',
        layout: 'grid4',
        files: ['four-a.webp', 'four-b.webp', 'four-c.webp', 'four-d.webp'],
      },
    ],
    participants: 3,
  },
  {
    name: 'Running spot, 15 s cut',
    type: 'basic',
    maxParticipant: 45,
    hashtags: ['Q4-campaign'],
    pages: [{ kind: 'video', files: ['spot.mp4'] }],
    participants: 2,
  },
  {
    name: 'Glow Serum product page',
    type: 'basic',
    maxParticipant: 4,
    hashtags: ['beauty'],
    pages: [
      { kind: 'image', display: 'scroll', timerMs: 20_000, files: ['product-page.webp'] },
      {
        kind: 'survey',
        question: { kind: 'written', text: 'What do you remember?', choices: [] },
        files: [],
      },
    ],
    participants: 4,
  },
  {
    name: 'Cereal shelf test, aisle 4',
    type: 'pro',
    maxParticipant: 50,
    hashtags: ['packaging', 'shelf-test'],
    device: 'tablet',
    orientation: 'landscape',
    pages: [{ kind: 'image', timerMs: 12_000, files: ['shelf.webp'] }],
  },
  {
    name: 'Coffee pack A/B',
    type: 'basic',
    maxParticipant: 12,
    hashtags: ['packaging', 'beverage'],
    pages: [
      { kind: 'image', layout: 'sideBySide', files: ['pack-a.webp', 'pack-b.webp'] },
      { kind: 'survey', question: { ...PREFERENCE, choices: [...PREFERENCE.choices] }, files: [] },
    ],
    participants: 5,
  },
];

/** Makes those that are not there yet. */
export async function seedShelf(
  researcher: Researcher,
  apiUrl: string,
  tell: (note: string) => void,
): Promise<void> {
  const { projects } = await researcher.client.call(CALLS.listProjects, { query: { limit: 100 } });
  const known = new Set(projects.map(({ name }) => name));
  const missing = SHELF.filter(({ name }) => !known.has(name));
  for (const [i, project] of missing.entries()) {
    tell(`project ${i + 1} of ${missing.length}`);
    await seedProject(researcher, apiUrl, project);
  }
}

async function seedProject(
  { client, upload }: Researcher,
  apiUrl: string,
  { name, hashtags, pages, participants, ...input }: ShelfProject,
): Promise<void> {
  const { id, pages: made } = await client.call(CALLS.createProject, { body: { name, ...input } });
  const params = { id };
  for (const [i, { files, ...page }] of pages.entries()) {
    const assetIds: string[] = [];
    for (const file of files) assetIds.push((await upload(id, await loadSamplePicture(file))).id);
    const slots = page.kind === 'survey' ? {} : { assetIds };
    const pageId = made[i]?.id;
    if (pageId === undefined) {
      await client.call(CALLS.createPage, { params, body: { ...page, ...slots } });
    } else {
      await client.call(CALLS.updatePage, { params: { id, pageId }, body: slots });
    }
  }
  await client.call(CALLS.setProjectHashtags, { params, body: { names: [...hashtags] } });
  if (participants === undefined) return;
  const active = await client.call(CALLS.activateProject, { params });
  await playPeople(apiUrl, active, participants);
}

async function playPeople(apiUrl: string, { link }: ProjectHead, count: number): Promise<void> {
  const slug = link?.split('/').at(-1) ?? '';
  const transport = createTransport();
  try {
    for (let seed = 1; seed <= count; seed++) {
      await playParticipant({ apiUrls: [apiUrl], slug, seed, batches: BATCHES, transport });
    }
  } finally {
    transport.stop();
  }
}
