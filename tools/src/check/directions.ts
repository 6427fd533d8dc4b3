/**
 * Who may import what. The boundary rules are generated from these tables, so this is the one
 * place to change. A workspace, server module or web feature is guarded as soon as its folder exists.
 */
export interface Direction {
  /** Workspaces it may import; `gaze/samples` allows one folder of the package's src only. */
  imports: readonly string[];
  /** npm packages and Node modules it may import; absent means any that its manifest declares. */
  externals?: readonly string[];
  /** Runs in browsers, so Node modules are out of reach. */
  browser?: true;
}

const EVERY_PACKAGE = [
  'contract',
  'gaze',
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
    ],
    browser: true,
  },
  texts: { imports: [], externals: ['react'], browser: true },
  testkit: { imports: ['contract', 'gaze'] },
  server: { imports: ['contract', 'gaze', 'stage'] },
  web: { imports: ['contract', 'gaze', 'stage', 'texts', 'ui'], browser: true },
  collect: {
    imports: [
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
  e2e: { imports: [...EVERY_PACKAGE, 'tools'] },
};

/** Folders of src from the outermost to the innermost: each imports only itself and later ones. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  server: ['entrypoints', 'modules', 'platform'],
  web: ['app', 'features', 'shared'],
  collect: ['app', 'development', 'steps', 'shared'],
};

/** Module to module, and only to the other's `*.service.ts`. Must stay without a cycle. */
export const MODULE_EDGES: readonly (readonly [from: string, to: string])[] = [
  ['auth', 'audit'],
  ['accounts', 'audit'],
  ['accounts', 'auth'],
  ['assets', 'auth'],
  ['projects', 'auth'],
  ['assets', 'projects'],
  ['hashtags', 'auth'],
  ['hashtags', 'projects'],
  ['credits', 'auth'],
  ['projects', 'credits'],
  ['recordings', 'credits'],
  ['transfers', 'audit'],
  ['transfers', 'auth'],
  ['transfers', 'credits'],
  ['events', 'auth'],
  ['events', 'projects'],
  ['recordings', 'auth'],
  ['recordings', 'devices'],
  ['recordings', 'projects'],
  ['analysis', 'auth'],
  ['analysis', 'projects'],
  ['analysis', 'recordings'],
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
  '^(tools|e2e)/',
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
