/**
 * Allowed imports. The boundary rules are generated from these tables, so this is the one place to
 * change. A workspace, server module or web task is guarded as soon as its folder exists.
 */
export interface Direction {
  /** Workspaces it may import; `gaze/samples` allows one folder of the package's src only. */
  imports: readonly string[];
  /** Apps whose text files it may read, and nothing else of them. */
  texts?: readonly string[];
  /** npm packages and Node modules it may import; absent means any that its manifest declares. */
  externals?: readonly string[];
  /** Runs in browsers, so Node modules are out of reach. */
  browser?: true;
}

const EVERY_PACKAGE = [
  'collect-client',
  'contract',
  'gaze',
  'records',
  'stage',
  'texts',
  'tracker',
  'ui',
  'testkit',
  'faces',
] as const;

export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  contract: { imports: [], externals: ['zod'], browser: true },
  gaze: { imports: [], externals: [], browser: true },
  // Manifest and chunks to typed arrays and back; nobody else knows their columns.
  records: { imports: ['contract'], externals: [], browser: true },
  // The phone's batches, queue and upload; no DOM, so that tools play phones with it.
  'collect-client': { imports: ['contract', 'gaze/samples'], externals: [], browser: true },
  // Draws without React, so that a frame never waits for it.
  stage: { imports: ['gaze'], externals: [], browser: true },
  tracker: { imports: ['gaze'], browser: true },
  // Rendered people for tests, tools and the development page of collect; never in a build.
  faces: { imports: ['gaze/synthetic'], externals: [], browser: true },
  ui: {
    imports: [],
    externals: [
      'react',
      'react-dom',
      'radix-ui',
      'lucide-react',
      'clsx',
      'tailwind-merge',
      'class-variance-authority',
      'qrcode',
    ],
    browser: true,
  },
  texts: { imports: [], externals: ['react'], browser: true },
  testkit: { imports: ['contract', 'gaze'] },
  server: { imports: ['contract', 'gaze', 'records', 'stage'] },
  web: { imports: ['contract', 'gaze', 'records', 'stage', 'texts', 'ui'], browser: true },
  collect: {
    imports: [
      'collect-client',
      'contract',
      'texts',
      'ui',
      'tracker',
      // For its development page alone, which no build for production contains.
      'faces',
      'gaze/geometry',
      'gaze/samples',
      'gaze/quality',
      'gaze/synthetic',
    ],
    browser: true,
  },
  tools: { imports: EVERY_PACKAGE },
  // Drills play pages with their own commands, compare numbers that a screen says, and judge
  // sentences as people read them.
  proofs: {
    imports: [
      ...EVERY_PACKAGE,
      'tools',
      'web/features/projects/model/draft',
      'web/studio/aoi/commands',
      'web/studio/insights/sentences',
      'web/studio/participants',
    ],
  },
  e2e: { imports: [...EVERY_PACKAGE, 'tools'], texts: ['collect', 'web'] },
};

/** Folders of src from the outermost to the innermost: each imports only itself and later ones. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  server: ['entrypoints', 'modules', 'platform'],
  web: ['app', 'features', 'studio', 'shared'],
  collect: ['app', 'development', 'steps', 'tracking', 'recording', 'service-worker', 'shared'],
};

/** Folders of a noun under features that all of its tasks use; every other folder is a task. */
export const NOUN_ROOMS = ['model', 'parts', 'files'] as const;

/** Module to module, and only to the other's `public.ts`. Must stay without a cycle. */
export const MODULE_EDGES: readonly (readonly [from: string, to: string])[] = [
  ['auth', 'audit'],
  ['accounts', 'audit'],
  ['accounts', 'auth'],
  // Parts that go with an account.
  ['accounts', 'credits'],
  ['accounts', 'hashtags'],
  ['accounts', 'payments'],
  ['accounts', 'projects'],
  ['accounts', 'transfers'],
  ['assets', 'auth'],
  ['projects', 'audit'],
  ['projects', 'auth'],
  ['assets', 'projects'],
  ['aoi', 'auth'],
  ['aoi', 'projects'],
  ['hashtags', 'auth'],
  ['hashtags', 'projects'],
  ['credits', 'audit'],
  ['credits', 'auth'],
  ['projects', 'credits'],
  ['recordings', 'credits'],
  ['transfers', 'audit'],
  ['transfers', 'auth'],
  ['transfers', 'credits'],
  ['payments', 'audit'],
  ['payments', 'auth'],
  ['payments', 'credits'],
  ['events', 'auth'],
  ['recordings', 'audit'],
  ['recordings', 'auth'],
  ['recordings', 'devices'],
  ['recordings', 'projects'],
  ['analysis', 'auth'],
  ['analysis', 'projects'],
  ['analysis', 'recordings'],
  ['inquiries', 'auth'],
];

/**
 * Each table and the module that writes it; others call the owner's function, with their
 * transaction where both must hold. Anybody may read.
 */
export const TABLE_OWNERS: Readonly<Record<string, string>> = {
  users: 'accounts',
  email_codes: 'accounts',
  password_resets: 'accounts',
  terms: 'accounts',
  organizations: 'accounts',
  memberships: 'accounts',
  auth_sessions: 'auth',
  known_devices: 'auth',
  second_factors: 'auth',
  recovery_codes: 'auth',
  audit_events: 'audit',
  audit_head: 'audit',
  credit_accounts: 'credits',
  credit_lots: 'credits',
  credit_txs: 'credits',
  credit_entries: 'credits',
  credit_balances: 'credits',
  credit_stops: 'credits',
  credit_reversals: 'credits',
  credit_reversal_txs: 'credits',
  refund_requests: 'credits',
  consumptions: 'credits',
  transfer_codes: 'transfers',
  catalogues: 'payments',
  orders: 'payments',
  provider_events: 'payments',
  subscriptions: 'payments',
  projects: 'projects',
  pages: 'projects',
  page_assets: 'projects',
  assets: 'assets',
  aois: 'aoi',
  aoi_versions: 'aoi',
  hashtags: 'hashtags',
  project_hashtags: 'hashtags',
  recordings: 'recordings',
  consents: 'recordings',
  answers: 'recordings',
  gaze_batches: 'recordings',
  gaze_batches_other: 'recordings',
  dead_letters: 'recordings',
  withdrawals: 'recordings',
  tombstones: 'recordings',
  funnel_counts: 'recordings',
  funnel_totals: 'recordings',
  visit_steps: 'recordings',
  aggregates: 'analysis',
  superseded_objects: 'analysis',
  record_checks: 'analysis',
  archives: 'analysis',
  drawn_maps: 'analysis',
  inquiries: 'inquiries',
  rate_counters: 'platform',
};

/** Columns that one file alone writes, because it holds the rule of their changes. */
export const COLUMN_WRITERS: readonly { table: string; column: string; file: string }[] = [
  {
    table: 'projects',
    column: 'status',
    file: 'apps/server/src/modules/projects/project-state.repo.ts',
  },
];

/** Packages that only a screen needs. */
export const SCREEN_PACKAGES = [
  'react',
  'react-dom',
  'react-router',
  'radix-ui',
  '@radix-ui',
] as const;

/** Files that may use testkit and a workspace's `testing` folder. */
export const TEST_FILES = [
  '[.](test|bench|spec|stories)[.]tsx?$',
  '^apps/[^/]+/testing/',
  '^(tools|proofs|e2e)/',
] as const;

/** The first cycle of a graph as a path that ends where it starts. */
export function findCycle(edges: readonly (readonly [string, string])[]): string[] | undefined {
  const visit = (node: string, path: readonly string[]): string[] | undefined => {
    const start = path.indexOf(node);
    if (start >= 0) return [...path.slice(start), node];
    for (const [from, to] of edges) {
      const cycle = from === node ? visit(to, [...path, node]) : undefined;
      if (cycle) return cycle;
    }
    return undefined;
  };
  for (const [from] of edges) {
    const cycle = visit(from, []);
    if (cycle) return cycle;
  }
  return undefined;
}
