import { listProofParts, PROOFS } from '#harness/proofs.ts';

/** One line of the run: a name with a budget, and the command that must end with 0. */
export interface RunPart {
  readonly name: string;
  readonly command: readonly string[];
  /** It keeps one core busy and no more, so that two such parts run at once. */
  readonly isLight: boolean;
}

/** What `.ci/run` does before it can run anything else: Node and the packages. */
export const INSTALL = 'install';
/** PostgreSQL and object storage that parts borrow. */
export const ENGINES = 'engines';

/**
 * Parts that wait or work on one core, and compare no wall times of their own: the longest first,
 * so that two lanes end together.
 */
const LIGHT = [
  'chaos phones',
  'bench tracker',
  'verify accounts',
  'verify aoi',
  'verify position',
  'integration',
  'chaos ingest',
  'verify faces',
  'verify gaze',
  'verify aoi-numbers',
  'verify protocol',
  'verify analysis',
  'verify production',
  'verify records',
  'chaos rot',
  'chaos retries',
  'verify erasure',
  'chaos driver',
  'verify payments',
  'verify fraud',
  'verify insights',
  'verify tracker',
  'verify aoi-files',
  'bench survey',
];

/** Without them nothing else can run. */
export const SYSTEM_PACKAGES = toPart('system packages', 'setup');

/** All that must pass after the install, in the order it runs. */
export function listRunParts(): RunPart[] {
  const parts = [
    toPart('check', 'check'),
    toPart('unit', 'test'),
    toPart('dom', 'test:dom'),
    toPart('database', 'test:db'),
    toPart('integration', 'test:int'),
    toPart('e2e', 'e2e'),
    ...PROOFS.flatMap((proof) =>
      listProofParts(proof).map((part) => toPart(`${proof} ${part}`, proof, part)),
    ),
  ];
  const rank = ({ name, isLight }: RunPart) => (isLight ? LIGHT.indexOf(name) : -1);
  return parts.toSorted((a, b) => rank(a) - rank(b));
}

function toPart(name: string, script: string, ...args: string[]): RunPart {
  const command = ['npm', 'run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
  return { name, command, isLight: LIGHT.includes(name) };
}
