/**
 * Keys of the answers in the cache. A key that begins with another one is read again with it, so
 * that lists, counts and searches follow their noun.
 */
export const KEYS = {
  projects: ['projects'],
  projectList: (filter: object) => ['projects', 'list', filter],
  projectCounts: ['projects', 'counts'],
  foundProjects: (text: string, limit: number) => ['projects', 'found', text, limit],
  project: (id: string) => ['project', id],
  funnel: (projectId: string) => ['funnel', projectId],
  participants: (projectId: string) => ['participants', projectId],
  outside: (projectId: string) => ['participants', projectId, 'outside'],
  findings: (projectId: string) => ['findings', projectId],
  picture: (projectId: string, pageId: string | undefined, readAtMs: number) => [
    'picture',
    projectId,
    pageId,
    readAtMs,
  ],
  records: (projectId: string) => ['records', projectId],
  firstRecords: (projectId: string) => ['records', projectId, 'first'],
  newerRecords: (projectId: string, readerId: number | undefined) => [
    'newer-records',
    projectId,
    readerId,
  ],
  tracks: (projectId: string, readerId: number, pageId: string) => [
    'tracks',
    projectId,
    readerId,
    pageId,
  ],
  fixations: (projectId: string, readerId: number, pageId: string, preset: string) => [
    'tracks',
    projectId,
    readerId,
    pageId,
    preset,
  ],
  devices: ['devices'],
  resolution: (device: string) => ['devices', device] as const,
  testRun: (projectId: string) => ['test-run', projectId],
  aois: (projectId: string) => ['aois', projectId],
  hashtags: ['hashtags'],
  credits: ['credits'],
  creditHistory: (chosen: object) => ['credits', 'history', chosen],
  creditTotals: (chosen: object) => ['credits', 'totals', chosen],
  purchases: ['purchases'],
  purchase: (id: string) => ['purchases', id],
  catalogue: ['catalogue'],
  paymentScript: (window: object | undefined) => ['payment-script', window],
  subscription: ['subscription'],
  codes: ['transfer-codes'],
  sentCodes: (status: string) => ['transfer-codes', 'sent', status],
  accountCounts: ['account-counts'],
  redeemedCodes: ['transfer-codes', 'redeemed'],
} as const;

/** Keys of everything that shows a project and the sessions that it holds. */
export const listProjectKeys = (id: string) => [KEYS.project(id), KEYS.projects, KEYS.credits];
