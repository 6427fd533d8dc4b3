import { DAY_MS, MINUTE_MS } from '@fovea/contract/times';
import { describe, expect, it } from 'vitest';
import { createPaidModel } from './model.ts';
import type { ModelPerson } from './model-person.ts';

function begin(target: number, sessions: number) {
  const model = createPaidModel({ type: 'pro', target, sessions });
  let nowMs = 0;
  const complete = (gaze: number, isBlank = false): ModelPerson => {
    const person = model.join(
      { key: `${model.people.length}`, isTest: false, isBlank, gaze },
      nowMs,
    );
    model.complete(person, nowMs);
    return person;
  };
  const pass = (ms: number) => {
    nowMs += ms;
    model.packAll(nowMs);
    model.passMinute(nowMs);
    return nowMs;
  };
  const listRead = () => model.people.filter(model.isRead).map(({ gaze }) => gaze);
  return { model, complete, pass, listRead };
}

describe('what is read and paid, as the model has it', () => {
  it('is no more than the target; who came late is read once it is raised', () => {
    const { model, complete, pass, listRead } = begin(2, 3);
    for (const gaze of [1, 2, 3]) complete(gaze);
    pass(MINUTE_MS);
    expect(listRead()).toEqual([1, 2]);
    expect(model.project.status).toBe('done');
    expect(model.purse).toEqual({ owner: 1, project: 0 });
    expect(model.changeTarget(3, pass(MINUTE_MS))).toBeUndefined();
    pass(MINUTE_MS);
    expect(listRead()).toEqual([1, 2, 3]);
    expect(model.purse).toEqual({ owner: 0, project: 0 });
    expect(model.changeTarget(4, pass(MINUTE_MS))).toBe('credits_insufficient');
  });

  it('is nothing that cannot be read: its place goes to a person who waits', () => {
    const { complete, pass, listRead } = begin(1, 1);
    complete(1, true);
    complete(2);
    pass(MINUTE_MS);
    expect(listRead()).toEqual([2]);
  });

  it('is no replay before its owner counts it, and none after a week', () => {
    const { model, complete, pass, listRead } = begin(3, 3);
    complete(1);
    const [counted, forgotten] = [complete(1), complete(1)];
    const nowMs = pass(MINUTE_MS);
    expect(listRead()).toEqual([1]);
    model.unmark(counted, nowMs);
    pass(MINUTE_MS);
    expect(listRead()).toEqual([1, 1]);
    expect(model.purse).toEqual({ owner: 0, project: 1 });
    pass(7 * DAY_MS);
    expect(forgotten.flag).toBe('left_out');
  });

  it('is given back for one in five that are marked for ten minutes', () => {
    const { model, complete, pass, listRead } = begin(5, 5);
    const people = [1, 2, 3].map((gaze) => complete(gaze));
    const nowMs = pass(MINUTE_MS);
    for (const person of people.slice(1)) model.mark(person, nowMs);
    pass(9 * MINUTE_MS);
    expect(listRead()).toEqual([1, 2, 3]);
    pass(MINUTE_MS);
    expect(listRead()).toEqual([1, 3]);
    expect(model.purse.project).toBe(3);
  });

  it('stays paid when a person withdraws whose data was read', () => {
    const { model, complete, pass, listRead } = begin(2, 2);
    const person = complete(1);
    model.withdraw(person, pass(MINUTE_MS));
    pass(MINUTE_MS);
    expect(listRead()).toEqual([]);
    expect(model.purse.project).toBe(1);
    expect(model.countPlaces()).toBe(1);
  });
});
