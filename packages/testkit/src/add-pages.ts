import { randomUUID } from 'node:crypto';
import {
  CALLS,
  type CallInput,
  type Client,
  DEFAULT_LOOK,
  type Layout,
  type Page,
  type Project,
} from '@fovea/contract';

type Draft = CallInput<typeof CALLS.saveDraft>['body'];
type DraftPage = Draft['pages'][number];
/** A page to add. What it leaves out is as the editor makes a new page. */
export type NewPage = Pick<DraftPage, 'kind'> & Partial<Omit<DraftPage, 'id' | 'kind'>>;

/** A project as the draft that would store it unchanged. */
export function toDraft({ revision, pages, ...rest }: Project): Draft {
  const { name, type, maxParticipant, device, orientation, timerMs } = rest;
  const { shuffle, finalReview, retentionDays, password, briefing } = rest;
  return {
    revision,
    key: randomUUID(),
    settings: {
      name,
      type,
      maxParticipant,
      device,
      orientation,
      timerMs,
      shuffle,
      finalReview,
      retentionDays,
      password,
      briefing,
    },
    pages: pages.map(({ position: _, assets, ...page }) => ({
      ...page,
      assetIds: assets.map((asset) => asset?.id ?? null),
    })),
  };
}

/** Saves the project with these pages behind its others, and answers them. */
export async function addPages(
  client: Client,
  projectId: string,
  pages: readonly NewPage[],
): Promise<Page[]> {
  const params = { id: projectId };
  const project = await client.call(CALLS.getProject, { params });
  const draft = toDraft(project);
  const added = pages.map((page) => toDraftPage(project, page));
  const body = { ...draft, pages: [...draft.pages, ...added] };
  const saved = await client.call(CALLS.saveDraft, { params, body });
  return saved.pages.slice(project.pages.length);
}

export async function addPage(client: Client, projectId: string, page: NewPage): Promise<Page> {
  const [added] = await addPages(client, projectId, [page]);
  if (added === undefined) throw new Error('the page was not stored');
  return added;
}

function toDraftPage({ timerMs }: Project, page: NewPage): DraftPage {
  return {
    ...DEFAULT_LOOK,
    id: randomUUID(),
    name: null,
    timerMs: page.kind === 'image' ? timerMs : null,
    keepInPlace: page.kind === 'survey',
    question: null,
    assetIds: [],
    layout: toLayout(page),
    ...page,
  };
}

function toLayout({ kind, assetIds = [] }: NewPage): Layout {
  if (kind !== 'image' || assetIds.length < 2) return 'single';
  return assetIds.length === 2 ? 'sideBySide' : 'grid4';
}
