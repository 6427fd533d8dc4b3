import { CALLS } from '@fovea/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCall } from '#testing/answer-call.ts';
import { holdDevice } from '#testing/hold-device.ts';
import { forgetVisit, tellStep } from './visit.ts';

const SLUG = 'abcdefghijkl';
type Body = { readonly visitId: string; readonly step: string };

beforeEach(() => {
  sessionStorage.clear();
  holdDevice('mobile');
});

it('tells the steps of one visit under one number that was drawn for it', async () => {
  const asked = answerCall(CALLS.sendVisitEvent, { counted: true }) as Body[];
  await tellStep(SLUG, { step: 'consented' });
  await tellStep(SLUG, { step: 'page', page: 3 });
  await tellStep(SLUG, { step: 'completed' });
  await tellStep(SLUG, { step: 'consented' });
  const [first, second, third, next] = asked.map((body) => CALLS.sendVisitEvent.body?.parse(body));
  expect(first).toMatchObject({ step: 'consented', device: 'mobile', inApp: false, page: null });
  expect(first?.model).not.toBe('');
  expect(second).toMatchObject({ visitId: first?.visitId, step: 'page', page: 3 });
  expect(third).toMatchObject({ visitId: first?.visitId, step: 'completed' });
  expect(next?.visitId).not.toBe(first?.visitId);
});

it('tells nothing of whoever leaves without having agreed', async () => {
  const asked = answerCall(CALLS.sendVisitEvent, { counted: true });
  await tellStep(SLUG, { step: 'left', reason: 'failed' });
  expect(asked).toEqual([]);
  await tellStep(SLUG, { step: 'consented' });
  await tellStep(SLUG, { step: 'left', reason: 'camera_too_slow' });
  expect(asked).toMatchObject([{ step: 'consented' }, { step: 'left', reason: 'camera_too_slow' }]);
  forgetVisit(SLUG);
  await tellStep(SLUG, { step: 'left', reason: 'failed' });
  expect(asked).toHaveLength(2);
});

it('tells that somebody declined without a number, and draws none', async () => {
  const asked = answerCall(CALLS.sendVisitEvent, { counted: true });
  await tellStep(SLUG, { step: 'consented' });
  await tellStep(SLUG, { step: 'declined' });
  expect(asked[1]).toMatchObject({ step: 'declined', visitId: null });
  forgetVisit(SLUG);
  await tellStep(SLUG, { step: 'declined' });
  expect(sessionStorage).toHaveLength(0);
});

it.each(['offline', 'events_limited', 'internal'] as const)(
  'never fails a run, and never asks twice: %s',
  async (failure) => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const asked = answerCall(CALLS.sendVisitEvent, failure);
    await expect(tellStep(SLUG, { step: 'consented' })).resolves.toBeUndefined();
    expect(asked).toHaveLength(1);
  },
);

it('tells the steps of a visit under one number in a browser that keeps nothing', async () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('no storage', 'SecurityError');
    });
  }
  const asked = answerCall(CALLS.sendVisitEvent, { counted: true });
  await tellStep(SLUG, { step: 'consented' });
  await tellStep(SLUG, { step: 'completed' });
  vi.restoreAllMocks();
  const [first, last] = asked as { visitId: string }[];
  expect(first?.visitId).toMatch(/^[0-9a-f-]{36}$/);
  expect(last?.visitId).toBe(first?.visitId);
});
