import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const INPUTS_FILE = 'tools/src/ci/inputs.ts';

/** Files and folders from the root. The folder of a workspace brings the packages that it needs. */
type Inputs = readonly string[];

const EVERY_PART: Inputs = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  '.node-version',
  'tsconfig.base.json',
  'tools/package.json',
  'tools/src/harness',
];
const EVERY_PROOF: Inputs = ['proofs/package.json', 'proofs/tsconfig.json', 'proofs/src/harness'];
/** The server and its engines, as processes. */
const SERVER: Inputs = ['apps/server', 'packages/testkit'];
/** Builds of apps, served as the reverse proxy does. */
const SITE: Inputs = [
  '.gitignore',
  'apps/collect',
  'apps/web',
  'packages/tracker/NOTICE.md',
  // The model's file is named after all that lies beside what makes it.
  'packages/tracker/src/model/model.test.ts',
  'tools/src/site',
  'tools/src/browser',
];
const BROWSER: Inputs = [
  'packages/testkit/package.json',
  'packages/testkit/src/engines',
  'tools/src/browser',
  'tools/src/e2e.ts',
  'tools/tsconfig.json',
  'e2e/drivers',
  'e2e/fixtures',
  'e2e/stack',
  'e2e/package.json',
  'e2e/playwright.config.ts',
  'e2e/tsconfig.json',
];
const BROWSER_TESTS: Inputs = [...BROWSER, ...SERVER, ...SITE, 'tools/src/film'];
/** Parts of the browser tests that need other things than both apps, or more. */
const SPEC_INPUTS: Readonly<Record<string, Inputs>> = {
  gallery: [...BROWSER, 'packages/ui'],
  screens: [...BROWSER_TESTS, 'e2e/screens', 'e2e/shots'],
};
const FACES: Inputs = ['packages/faces', 'packages/tracker'];
const LEDGER: Inputs = [...SERVER, 'proofs/src/credits'];
const STUDIO: Inputs = [
  'apps/web/package.json',
  'apps/web/src/studio',
  'packages/texts',
  'packages/ui',
];

/**
 * Inputs of the parts that a run may skip, apart from those of every part. Documents and tests are
 * inputs only where they are named. `npm run check -- inputs` compares them with what a part reads.
 */
const PROOF_INPUTS: Readonly<Record<string, Inputs>> = {
  'verify records': [...LEDGER, 'proofs/src/records'],
  'verify production': [
    ...SERVER,
    'apps/web/package.json',
    'apps/collect/package.json',
    'infra',
    'proofs/src/stack',
  ],
  'verify stack': [...SERVER, ...SITE, 'infra', 'tools/src', 'proofs/src/stack'],
  'verify accounts': [...SERVER, 'proofs/src/accounts'],
  'verify credits': LEDGER,
  'verify assets': [...SERVER, 'proofs/src/assets'],
  'verify erasure': [...SERVER, 'proofs/src/projects/erasure', 'proofs/src/records'],
  'verify neighbours': [...SERVER, 'proofs/src/projects/neighbours'],
  'verify withdrawal': [...SERVER, 'proofs/src/recordings/withdrawal', 'proofs/src/records'],
  'verify privacy': [...SERVER, 'proofs/src/assets', 'proofs/src/recordings', 'proofs/src/records'],
  'verify protocol': [
    ...SERVER,
    'packages/collect-client',
    'proofs/src/assets',
    'proofs/src/recordings/protocol',
  ],
  'verify hostile-phones': [...SERVER, 'proofs/src/assets', 'proofs/src/recordings/hostile-phones'],
  'verify gaze': ['packages/gaze', 'packages/testkit', 'proofs/src/gaze'],
  'verify analysis': [
    ...SITE,
    'packages/records',
    'packages/stage',
    'packages/testkit',
    'proofs/src/analysis',
    'proofs/src/gaze',
  ],
  'verify aoi': [
    ...SERVER,
    'apps/web/package.json',
    'apps/web/src/studio/aoi',
    'apps/web/tsconfig.json',
    'proofs/src/aoi',
  ],
  'verify aoi-files': ['packages/gaze', 'proofs/src/aoi/files'],
  'verify aoi-numbers': [
    'apps/web/public',
    'packages/records',
    'packages/stage',
    'packages/testkit',
    'proofs/src/aoi/numbers',
  ],
  'verify insights': [...STUDIO, 'packages/stage', 'proofs/src/insights'],
  'verify editor': [
    ...SERVER,
    'apps/web/src/features/projects/model',
    'apps/web/package.json',
    'apps/web/tsconfig.json',
    'proofs/src/projects/editor',
  ],
  'verify fraud': [
    'packages/testkit',
    'proofs/src/recordings/fraud',
    'proofs/src/recordings/script-gaze.ts',
  ],
  'verify paid': [...LEDGER, 'proofs/src/recordings/paid'],
  'verify faces': [...FACES, 'packages/testkit', 'proofs/src/faces'],
  'verify tracker': [
    ...FACES,
    'packages/testkit',
    'docs/results/tracker-report.json',
    'proofs/src/tracker',
  ],
  'verify position': [...FACES, 'packages/testkit', 'proofs/src/faces', 'proofs/src/tracker'],
  'verify payments': [...LEDGER, 'proofs/src/payments'],
  'chaos ingest': [...SERVER, 'proofs/src/recordings'],
  'chaos retries': [...SERVER, 'packages/collect-client', 'proofs/src/recordings'],
  'chaos phones': [...SERVER, ...SITE, 'proofs/src/recordings'],
  'chaos rot': [...SERVER, 'proofs/src/records'],
  'chaos crowd-gate': [
    ...LEDGER,
    'proofs/src/recordings/crowd-gate',
    'proofs/src/recordings/script-gaze.ts',
    'tools/src/people',
  ],
  'chaos driver': [...SERVER, 'proofs/src/stack/driver'],
  'chaos credits': LEDGER,
  'chaos payments': [...LEDGER, 'proofs/src/payments'],
  'bench size': [
    ...SITE,
    ...FACES,
    'packages/records',
    'packages/stage',
    'packages/testkit',
    'proofs/src/size',
  ],
  'bench ingest': [...SERVER, 'proofs/src/recordings/ingest'],
  'bench crowd': [...SERVER, 'proofs/src/assets', 'proofs/src/recordings/crowd'],
  'bench credits': LEDGER,
  'bench project-list': [...LEDGER, 'proofs/src/projects/list'],
  'bench live': [...SERVER, 'proofs/src/recordings/live'],
  'bench records': [...LEDGER, 'proofs/src/records'],
  'bench gaze': ['packages/gaze', 'packages/testkit', 'proofs/src/gaze'],
  'bench analysis': [
    ...STUDIO,
    'packages/records',
    'packages/stage',
    'packages/testkit',
    'proofs/src/analysis',
    'proofs/src/gaze',
  ],
  'bench aoi': [
    ...STUDIO,
    'apps/web/public',
    'apps/web/testing',
    'packages/records',
    'packages/stage',
    'packages/testkit',
    'proofs/src/analysis',
    'proofs/src/aoi',
    'proofs/src/gaze',
  ],
  'bench insights': [
    ...STUDIO,
    'packages/stage',
    'packages/testkit',
    'proofs/src/analysis',
    'proofs/src/gaze',
    'proofs/src/insights',
  ],
  'bench survey': ['packages/records', 'proofs/src/gaze', 'proofs/src/survey'],
  'bench tracker': [...FACES, 'packages/testkit', 'proofs/src/tracker'],
};

/** Documents and tests, which change no verdict but their own. */
const OF_READERS = /([.]md|[.]test[.]tsx?)$/;
/** Browser tests that walk the main ways in every run. */
const JOURNEYS = 'e2e journeys';

/** Inputs of a part; undefined for a part that every run has. */
export function findInputs(root: string, name: string): Inputs | undefined {
  const [command = '', part = ''] = name.split(' ');
  if (name === JOURNEYS) return undefined;
  if (command === 'e2e') {
    const shared = SPEC_INPUTS[part] ?? BROWSER_TESTS;
    return [...EVERY_PART, ...addPackages(root, [...shared, `e2e/specs/${part}`])];
  }
  const own = PROOF_INPUTS[name];
  if (own === undefined) return undefined;
  return [...EVERY_PART, ...EVERY_PROOF, `proofs/src/${command}.ts`, ...addPackages(root, own)];
}

/** Faults of the table: a proof without inputs, inputs of no part, a path that is not there. */
export function findInputFaults(
  root: string,
  parts: readonly string[],
  table: Readonly<Record<string, Inputs>> = PROOF_INPUTS,
): string[] {
  const proofs = parts.filter((name) => /^(verify|chaos|bench) /.test(name));
  return [
    ...proofs.filter((name) => table[name] === undefined).map((name) => `${name} has no inputs`),
    ...Object.entries(table).flatMap(([name, inputs]) =>
      parts.includes(name)
        ? inputs
            .filter((path) => !existsSync(join(root, path)))
            .map((path) => `${name}: there is no ${path}`)
        : [`there is no part ${name}`],
    ),
  ];
}

export function isInput(inputs: Inputs, path: string): boolean {
  return inputs.some(
    (input) => path === input || (path.startsWith(`${input}/`) && !OF_READERS.test(path)),
  );
}

/** Adds the packages that the workspaces among the inputs need, and those that these need. */
function addPackages(root: string, inputs: Inputs): Inputs {
  const all = new Set(inputs);
  for (const folder of all) {
    const manifest = join(root, folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      dependencies?: Readonly<Record<string, string>>;
    };
    for (const name of Object.keys(dependencies)) {
      if (name.startsWith('@fovea/')) all.add(name.replace('@fovea/', 'packages/'));
    }
  }
  return [...all];
}
