// Hashtags belong to an account and lie on its projects, whatever their status. Names that differ
// only in case are the same.
import { type CALLS, type CallBody, LIMITS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import { touchProject } from '#modules/projects/public.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { requireValue } from '#platform/errors/require-value.ts';
import {
  deleteHashtag,
  findHashtag,
  insertHashtags,
  listHashtagRows,
  lockHashtags,
  replaceProjectHashtags,
  setHashtagFields,
} from './hashtags.repo.ts';

export type HashtagsDeps = Pick<ServerDeps, 'db' | 'clock' | 'ids' | 'config'>;

export function listHashtags({ db }: Pick<HashtagsDeps, 'db'>, actor: UserActor) {
  return listHashtagRows(db, actor.userId);
}

export function createHashtag(
  deps: HashtagsDeps,
  actor: UserActor,
  { name, color }: CallBody<typeof CALLS.createHashtag>,
) {
  return change(deps, actor, async (tx) => {
    const known = await listHashtagRows(tx, actor.userId);
    if (known.some((hashtag) => isSame(hashtag.name, name))) throw new AppError('hashtag_exists');
    const [added] = await addHashtags(deps, tx, actor, { known, names: [name], color });
    return getHashtag(tx, actor, requireValue(added, 'new hashtag').id);
  });
}

export function updateHashtag(
  deps: HashtagsDeps,
  actor: UserActor,
  id: string,
  input: CallBody<typeof CALLS.updateHashtag>,
) {
  return change(deps, actor, async (tx) => {
    await getHashtag(tx, actor, id);
    const others = (await listHashtagRows(tx, actor.userId)).filter((hashtag) => hashtag.id !== id);
    const { name } = input;
    if (name !== undefined && others.some((other) => isSame(other.name, name))) {
      throw new AppError('hashtag_exists');
    }
    await setHashtagFields(tx, id, input);
    return getHashtag(tx, actor, id);
  });
}

/** Answers from how many projects it went. */
export function removeHashtag(deps: HashtagsDeps, actor: UserActor, id: string): Promise<number> {
  return change(deps, actor, async (tx) => {
    const { projects } = await getHashtag(tx, actor, id);
    await deleteHashtag(tx, id);
    return projects;
  });
}

/** In the order in which they are given; unknown ones are made. */
export async function setProjectHashtags(
  deps: HashtagsDeps,
  actor: UserActor,
  projectId: string,
  given: readonly string[],
): Promise<void> {
  const names = given.filter((name, i) => given.findIndex((other) => isSame(other, name)) === i);
  await change(deps, actor, async (tx) => {
    await touchProject(deps, tx, actor, projectId);
    const known = await listHashtagRows(tx, actor.userId);
    const isNew = (name: string) => !known.some((hashtag) => isSame(hashtag.name, name));
    const fresh = names.filter(isNew);
    const added = await addHashtags(deps, tx, actor, { known, names: fresh });
    const all = [...known, ...added];
    const ids = names.map((name) => {
      const hashtag = all.find((each) => isSame(each.name, name));
      return requireValue(hashtag, 'hashtag of a project').id;
    });
    await replaceProjectHashtags(tx, projectId, ids);
  });
}

function change<T>(
  { db }: Pick<HashtagsDeps, 'db'>,
  actor: UserActor,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await lockHashtags(tx, actor.userId);
    return run(tx);
  });
}

async function getHashtag(tx: Tx, actor: UserActor, id: string) {
  const hashtag = await findHashtag(tx, actor.userId, id);
  if (hashtag === undefined) throw new AppError('not_found');
  return hashtag;
}

interface Addition {
  readonly known: readonly { readonly color: number }[];
  readonly names: readonly string[];
  readonly color?: number | undefined;
}

/** Without a colour the least used one is taken. */
async function addHashtags(
  deps: HashtagsDeps,
  tx: Tx,
  actor: UserActor,
  { known, names, color }: Addition,
): Promise<{ id: string; name: string }[]> {
  if (known.length + names.length > LIMITS.hashtagsMax) throw new AppError('hashtags_full');
  const colors = known.map((hashtag) => hashtag.color);
  const rows = names.map((name) => {
    const chosen = color ?? pickColor(colors);
    colors.push(chosen);
    return {
      id: deps.ids.next(),
      ownerId: actor.userId,
      name,
      color: chosen,
      now: deps.clock.now(),
    };
  });
  await insertHashtags(tx, rows);
  return rows;
}

function pickColor(used: readonly number[]): number {
  const slots = Array.from({ length: LIMITS.hashtagColors }, (_, i) => i + 1);
  const uses = slots.map((slot) => used.filter((color) => color === slot).length);
  return slots[uses.indexOf(Math.min(...uses))] ?? 1;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
