import { randomUUID } from 'node:crypto';
import { CALLS, type Client, type Draft, type Project } from '@fovea/contract';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import { toDraft } from '@fovea/web/drafts';
import { Device, type Drafts, FATES } from './device.ts';
import { decideEdit } from './edits.ts';
import { Model, toText } from './model.ts';

const ACTIONS_MOST = 70;
const WAITS_MS = [100, 800, 1_000, 30_000] as const;

/** Plays a random history on a new project; what does not agree, or undefined. */
export async function playHistory(
  drafts: Drafts,
  client: Client,
  seed: number,
): Promise<string | undefined> {
  const random = createSeededRandom(seed);
  const pick = (count: number) => Math.floor(random() * count);
  const pickOf = <T>(list: readonly T[]) => list[pick(list.length)] as T;
  const project = await client.call(CALLS.createProject, {
    body: { name: `History ${seed}`, type: 'basic', maxParticipant: 5 },
  });
  const device = new Device(drafts, client, project);
  const model = new Model(toDraft(project));
  /** Draft that another browser has saved, until this one knows. */
  let theirs: Draft | undefined;

  /** Takes theirs, sometimes after mine was kept as a copy. */
  const resolve = async (): Promise<string | undefined> => {
    if (theirs === undefined) return 'a conflict with nobody';
    if (random() < 0.5) {
      const { draft } = device.saver.get();
      const copy = await client.call(CALLS.duplicateProject, {
        params: { id: project.id },
        body: { name: draft.settings.name, draft },
      });
      if (toContent(copy) !== toContent(model.draft)) return 'the copy is not mine';
    }
    device.saver.takeTheirs();
    model.begin(theirs);
    theirs = undefined;
    return undefined;
  };
  const reopen = async () => {
    const hadKept = device.isKept;
    await device.reopen(pickOf(FATES));
    // Without anything of its own, a page shows what is stored.
    if (theirs !== undefined && !hadKept) theirs = void model.begin(theirs);
    else model.begin(model.draft);
  };
  const saveElsewhere = async () => {
    const stored = await device.read();
    const draft = toDraft(stored);
    const settings = { ...draft.settings, name: `t${pick(1_000_000)}` };
    const body = { ...draft, settings, revision: stored.revision, key: randomUUID() };
    theirs = toDraft(await client.call(CALLS.saveDraft, { params: { id: project.id }, body }));
  };
  const act = async (number: number): Promise<void> => {
    const chance = random();
    if (chance < 0.42) {
      const edit = decideEdit(drafts, model.draft, pick, number);
      if (device.saver.run(edit.step)) model.edit(edit);
      else throw new Error(`a step was not taken: ${edit.step.kind}`);
    } else if (chance < 0.5) {
      device.saver.undo();
      model.undo();
    } else if (chance < 0.54) {
      device.saver.redo();
      model.redo();
    } else if (chance < 0.58) {
      device.saver.endTyping();
      model.leaveField();
    } else if (chance < 0.72) await device.pass(pickOf(WAITS_MS));
    else if (chance < 0.88) await device.answer(pickOf(FATES));
    else if (chance < 0.92) await device.deliverLate();
    else if (chance < 0.96) await reopen();
    else if (chance < 0.98 && theirs === undefined) await saveElsewhere();
    // A write that changes nothing of the draft.
    else if (theirs === undefined) await touch(client, project);
  };
  const compare = async (): Promise<string | undefined> => {
    if (device.refusal !== undefined) return `refused: ${device.refusal}`;
    if (device.saver.get().save === 'conflict') {
      const fault = await resolve();
      if (fault) return fault;
    }
    const [shown, wanted] = [toText(device.saver.get().draft), toText(model.draft)];
    return shown === wanted ? undefined : `the page shows ${shown} instead of ${wanted}`;
  };

  for (let number = 1; number <= ACTIONS_MOST; number++) {
    await act(number);
    const fault = await compare();
    if (fault) return `action ${number}: ${fault}`;
  }
  // An edit on top, so that whoever does not know of another browser meets it.
  if (theirs !== undefined) {
    const edit = decideEdit(drafts, model.draft, pick, ACTIONS_MOST + 1);
    if (device.saver.run(edit.step)) model.edit(edit);
  }
  await device.finish();
  const fault = await compare();
  if (fault) return `at the end: ${fault}`;
  await device.finish();
  if (theirs !== undefined) return 'what another browser saved was overwritten';
  const stored = toText(toDraft(await device.read()));
  if (stored !== toText(model.draft))
    return `stored is ${stored} instead of ${toText(model.draft)}`;
  return device.isKept ? 'something is kept though all is saved' : undefined;
}

/** Copies have pages of their own. */
const toContent = (source: Project | Draft) => {
  const draft = 'settings' in source ? source : toDraft(source);
  return toText({ ...draft, pages: draft.pages.map((page) => ({ ...page, id: '' })) });
};

async function touch(client: Client, { id }: Project): Promise<void> {
  await client.call(CALLS.setProjectHashtags, { params: { id }, body: { names: ['drill'] } });
}
