import { listJourneyParts } from '#browser/journey-parts.ts';
import { listProofParts, PROOFS } from '#harness/proofs.ts';
import { toRootPath } from '#harness/root.ts';
import { findInputs } from './inputs.ts';

/** One line of the run: a name with a budget, and the command that must end with 0. */
export interface RunPart {
  readonly name: string;
  readonly command: readonly string[];
  readonly isAlone: boolean;
  /** Whether its tests run in as many processes as there are cores; a proof works in one. */
  readonly isWide: boolean;
  /** Files and folders that decide its verdict; undefined for a part that every run has. */
  readonly inputs: readonly string[] | undefined;
}

/** Work of `.ci/run` before it can run anything else: Node and the packages. */
export const INSTALL = 'install';
/** PostgreSQL and object storage that parts borrow. */
export const ENGINES = 'engines';

/** Parts that compare times of calls, frames or starts, which whatever runs beside them would lengthen. */
const ALONE = [
  'verify stack',
  'verify assets',
  'verify hostile-phones',
  'bench ingest',
  'bench crowd',
  'bench credits',
  'bench project-list',
  'bench live',
  'bench records',
  'bench gaze',
  'bench analysis',
  'bench aoi',
  'bench insights',
];

/** Without them nothing else can run. */
export const SYSTEM_PACKAGES = toPart('system packages', 'setup');

/** All that must pass after the install. */
export function listRunParts(): RunPart[] {
  return [
    toPart('check', 'check'),
    toPart('unit', 'test'),
    toPart('dom', 'test:dom'),
    toPart('database', 'test:db'),
    toPart('integration', 'test:int'),
    ...listJourneyParts().map((part) => toPart(`e2e ${part}`, 'e2e', part)),
    ...PROOFS.flatMap((proof) =>
      listProofParts(proof).map((part) => toPart(`${proof} ${part}`, proof, part)),
    ),
  ];
}

function toPart(name: string, script: string, ...args: string[]): RunPart {
  const command = ['npm', 'run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
  return {
    name,
    command,
    isAlone: ALONE.includes(name),
    isWide: !PROOFS.some((proof) => proof === script),
    inputs: findInputs(toRootPath(''), name),
  };
}
