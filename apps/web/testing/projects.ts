import {
  type Aoi,
  type Asset,
  CALLS,
  type CountedHashtag,
  DEFAULT_LOOK,
  NO_BRIEFING,
  type Page,
  type Project,
  type ProjectSummary,
} from '@fovea/contract';
import { type Answered, answer } from './answer.ts';
import { toFunnel } from './funnel.ts';

/** Ids that differ in their last figures, so that a failure can be read. */
export const toId = (number: number) =>
  `22222222-2222-4222-8222-${String(number).padStart(12, '0')}`;

const ASSET: Asset = {
  id: toId(900),
  kind: 'image',
  fileName: 'pack.webp',
  status: 'ready',
  refusal: null,
  progress: null,
  bytes: 1_000,
  widthPx: 390,
  heightPx: 844,
  durationMs: null,
  url: 'https://files.test/pack.webp',
  thumbUrl: 'https://files.test/pack-small.webp',
  sources: [],
  posterUrl: null,
  hoverUrls: [],
};

export function toAsset(change: Partial<Asset> = {}): Asset {
  return { ...ASSET, ...change };
}

/** A page with one picture, shown for eight seconds. */
export function toPage(change: Partial<Page> = {}): Page {
  return {
    ...DEFAULT_LOOK,
    id: toId(800),
    kind: 'image',
    position: 0,
    name: null,
    timerMs: 8_000,
    keepInPlace: false,
    assets: [ASSET],
    question: null,
    ...change,
  };
}

const PROJECT: Project = {
  id: toId(1),
  name: 'Yuzu ad',
  type: 'basic',
  status: 'edit',
  device: 'mobile',
  orientation: 'portrait',
  maxParticipant: 20,
  joined: 0,
  completed: 0,
  link: null,
  code: null,
  timerMs: 8_000,
  shuffle: false,
  finalReview: false,
  hashtags: [],
  pageCount: 1,
  lengthMs: 8_000,
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-03T09:00:00.000Z',
  password: null,
  briefing: NO_BRIEFING,
  pages: [toPage()],
  maps: [],
  retentionDays: 180,
  revision: 1,
  saveKey: null,
  unread: [],
  waiting: 0,
  flagged: 0,
  leftOut: 0,
};
const SHARED = { link: 'https://take.test/yuzu-ad', code: 'K7M29X' };

/** A Basic project with one page. One that collects, or did, has a link and an ID. */
export function toProject(change: Partial<Project> = {}): Project {
  const { status = PROJECT.status } = change;
  return { ...PROJECT, ...(status === 'edit' ? {} : SHARED), ...change };
}

/** The same as a line of the list. */
export function toSummary(change: Partial<ProjectSummary> = {}): ProjectSummary {
  const {
    password,
    briefing: _b,
    pages: _p,
    retentionDays: _r,
    revision: _v,
    saveKey: _s,
    unread: _u,
    waiting: _w,
    flagged: _f,
    leftOut: _l,
    maps: _m,
    ...head
  } = toProject(change);
  return { ...head, hasPassword: password !== null, covers: [], ...change };
}

export function toHashtag(number: number, name: string, projects = 1): CountedHashtag {
  return { id: toId(700 + number), name, color: number, projects };
}

/** One project, as every call that answers with it does, and what its dialogs read beside it. */
export function answerProject(project: Project, balance = 120, aois: readonly Aoi[] = []): void {
  answer(CALLS.getFunnel, toFunnel());
  answer(CALLS.getProject, project);
  answer(CALLS.listAois, { aoiList: [...aois] });
  answer(CALLS.listOutside, { outside: [] });
  answer(CALLS.getCredits, { balance, parts: [{ amount: balance, expiresAt: null }] });
}

/** A list of these, which a status, a type and a part of a name narrow, as the server does. */
export function answerProjects(
  projects: readonly ProjectSummary[],
  hashtags: readonly CountedHashtag[] = [],
): Answered<typeof CALLS.listProjects> {
  const count = (is: (project: ProjectSummary) => boolean) => projects.filter(is).length;
  answer(CALLS.getCredits, { balance: 120, parts: [{ amount: 120, expiresAt: null }] });
  answer(CALLS.listHashtags, { hashtags: [...hashtags] });
  answer(CALLS.countProjects, {
    all: projects.length,
    status: {
      edit: count(({ status }) => status === 'edit'),
      active: count(({ status }) => status === 'active'),
      done: count(({ status }) => status === 'done'),
    },
    type: {
      basic: count(({ type }) => type === 'basic'),
      pro: count(({ type }) => type === 'pro'),
    },
  });
  return answer(CALLS.listProjects, ({ query: { status, type, tags, q } }) => {
    const found = projects.filter(
      (project) =>
        (status ?? project.status) === project.status &&
        (type ?? project.type) === project.type &&
        (tags ?? '')
          .split(',')
          .every(
            (hashtag) => hashtag === '' || project.hashtags.some(({ name }) => name === hashtag),
          ) &&
        project.name.toLowerCase().includes((q ?? '').toLowerCase()),
    );
    return { projects: found, next: null, total: found.length };
  });
}
