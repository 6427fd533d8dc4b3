import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A project that tests of screens open. */
export interface WorldProject {
  readonly id: string;
  readonly name: string;
}

/** Somebody with an account and two projects: one with a participant, one that is being made. */
export interface WorldMember {
  readonly email: string;
  readonly active: WorldProject;
  readonly draft: WorldProject;
}

/** People and projects in every state that a screen can show. */
export interface WorldPlaces {
  /** Has all projects below. */
  readonly researcher: string;
  /** Has no project yet. */
  readonly newcomer: string;
  readonly members: readonly WorldMember[];
  readonly projectIds: {
    readonly empty: string;
    readonly edited: string;
    /** Edited too, with a price. */
    readonly pro: string;
    readonly waiting: string;
    readonly collected: string;
    /** Two pictures, a question and a film. */
    readonly mixed: string;
    /** A template that nobody has filled. */
    readonly template: string;
  };
  readonly slugs: {
    /** One page that is over at once. */
    readonly quick: string;
    /** One page that stays. */
    readonly long: string;
    readonly full: string;
    /** Two pictures that stay. */
    readonly pair: string;
    /** Begins with a question. */
    readonly asking: string;
    /** Ends with a look back. */
    readonly review: string;
    /** Wants a password. */
    readonly locked: string;
  };
}

export interface WorldObject {
  readonly key: string;
  /** In the folder of objects; objects with the same bytes share one. */
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Description beside the rows: enough to find people, projects and objects. */
export interface KeptWorld {
  readonly madeAt: string;
  readonly places: WorldPlaces;
  readonly objects: readonly WorldObject[];
}

/** Password of everybody in the world. */
export const WORLD_PASSWORD = 'Correct-horse-7!';
/** Password of participants of the locked project. */
export const PROJECT_PASSWORD = 'yuzu-2026';

const FOLDER = new URL('../../world/', import.meta.url);

/** Secrets that the rows were sealed with: a stack that holds the world must have the same. */
export const WORLD_SECRETS: Readonly<Record<string, string>> = {
  TOKEN_SECRET: toSecret('token'),
  RECORDING_KEYS: `k1:${toSecret('recording')}`,
  CODE_SECRET: toSecret('code'),
  SECOND_FACTOR_SECRET: toSecret('second factor'),
  PROJECT_SECRET: toSecret('project'),
  RECEIPT_SECRET: toSecret('receipt'),
};

export function toWorldPath(name: string): string {
  return fileURLToPath(new URL(name, FOLDER));
}

export async function readWorld(): Promise<KeptWorld> {
  return JSON.parse(await readFile(toWorldPath('world.json'), 'utf8')) as KeptWorld;
}

/** Fixed and worth nothing: nobody's data is behind it. */
function toSecret(name: string): string {
  return createHash('sha256').update(`fovea test world, ${name}`).digest('hex');
}
