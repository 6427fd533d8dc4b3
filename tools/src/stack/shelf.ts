// The other projects of the demo account, so that its list looks as a researcher's does.
import { CALLS, type Project, type TemplateId } from '@fovea/contract';
import { addPage, loadSamplePicture, type NewPage, type Researcher } from '@fovea/testkit';
import { playDemoPeople } from './demo-people.ts';

type Draft = Pick<Project, 'id' | 'pages'>;
type PageInput = Omit<NewPage, 'assetIds'>;

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
    type: 'pro',
    maxParticipant: 30,
    hashtags: ['packaging', 'beverage'],
    pages: [
      { kind: 'image', layout: 'sideBySide', files: ['pack-a.webp', 'pack-b.webp'] },
      { kind: 'survey', question: { ...PREFERENCE, choices: [...PREFERENCE.choices] }, files: [] },
    ],
    participants: 24,
  },
];

/** Makes those that are not there yet. All files are on their way at once: the film takes longest. */
export async function seedShelf(
  researcher: Researcher,
  apiUrl: string,
  tell: (note: string) => void,
): Promise<void> {
  const { client } = researcher;
  const { projects } = await client.call(CALLS.listProjects, { query: { limit: 100 } });
  const known = new Set(projects.map(({ name }) => name));
  const missing = SHELF.filter(({ name }) => !known.has(name));
  if (missing.length === 0) return;
  tell('uploading pictures and a film');
  const drafts: Draft[] = [];
  for (const project of missing) {
    drafts.push(await client.call(CALLS.createProject, { body: toInput(project) }));
  }
  const assetIds = await Promise.all(
    missing.map(({ pages }, i) => uploadPages(researcher, drafts[i]?.id ?? '', pages)),
  );
  for (const [i, project] of missing.entries()) {
    tell(`project ${i + 1} of ${missing.length}`);
    const draft = drafts[i];
    if (draft)
      await finishDraft(researcher, apiUrl, project, { draft, assetIds: assetIds[i] ?? [] });
  }
}

function toInput({ name, type, maxParticipant, ...choices }: ShelfProject) {
  const { device = 'mobile', orientation = 'portrait', template = 'custom' } = choices;
  return { name, type, maxParticipant, device, orientation, template } as const;
}

/** The ids of the files of each page. */
function uploadPages({ upload }: Researcher, projectId: string, pages: ShelfProject['pages']) {
  return Promise.all(
    pages.map(({ files }) =>
      Promise.all(
        files.map(async (file) => (await upload(projectId, await loadSamplePicture(file))).id),
      ),
    ),
  );
}

async function finishDraft(
  researcher: Researcher,
  apiUrl: string,
  { hashtags, pages, participants }: ShelfProject,
  { draft, assetIds }: { draft: Draft; assetIds: readonly string[][] },
): Promise<void> {
  const { client } = researcher;
  const params = { id: draft.id };
  for (const [i, { files, ...page }] of pages.entries()) {
    const slots = files.length === 0 ? {} : { assetIds: assetIds[i] ?? [] };
    const pageId = draft.pages[i]?.id;
    if (pageId === undefined) {
      await addPage(client, params.id, { ...page, ...slots });
    } else {
      await client.call(CALLS.updatePage, { params: { ...params, pageId }, body: slots });
    }
  }
  await client.call(CALLS.setProjectHashtags, { params, body: { names: [...hashtags] } });
  if (participants === undefined) return;
  const active = await client.call(CALLS.activateProject, { params });
  await playDemoPeople(researcher, apiUrl, active, participants);
}
