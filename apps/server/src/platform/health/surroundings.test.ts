import type { JobName } from '@fovea/contract';
import { expect, it } from 'vitest';
import { createSurroundings, type SurroundingsDeps } from './surroundings.ts';

const GB = 1_073_741_824;
const ages = (ageS: number): SurroundingsDeps['jobs'] => ({
  measureWaiting: async () => ({
    ageS: new Map<JobName, number>([
      ['sweep.v1', 0],
      ['pack-recording.v1', ageS],
    ]),
    parked: 0,
  }),
});
const GOOD: SurroundingsDeps = {
  storage: { findHead: async () => undefined, copies: { findHead: async () => undefined } },
  jobs: ages(10),
  measureFree: async () => 20 * GB,
};

async function look(deps: Partial<SurroundingsDeps>) {
  const surroundings = createSurroundings({ ...GOOD, ...deps });
  await surroundings.look();
  return surroundings.listFaults();
}

it('nothing is said of what is as it should be, nor before the first look', async () => {
  expect(createSurroundings(GOOD).listFaults()).toEqual([]);
  expect(await look({})).toEqual([]);
});

it('a store that does not answer is told from one that refuses', async () => {
  const fail = (error: Error) => ({
    findHead: () => Promise.reject(error),
    copies: GOOD.storage.copies,
  });
  const refused = Object.assign(new Error('no'), { $metadata: { httpStatusCode: 403 } });
  expect(await look({ storage: fail(refused) })).toEqual([]);
  const away = ['the object store does not answer'];
  expect(await look({ storage: fail(new Error('ECONNREFUSED')) })).toEqual(away);
});

it('a second bucket that does not answer, or is not there at all, is named', async () => {
  const away = { findHead: () => Promise.reject(new Error('ECONNREFUSED')) };
  const lookBeside = (copies: SurroundingsDeps['storage']['copies']) =>
    look({ storage: { ...GOOD.storage, copies } });
  expect(await lookBeside(away)).toEqual(['the second bucket does not answer']);
  expect(await lookBeside(undefined)).toEqual(['there is no second bucket: nothing is copied']);
});

it('a disk that is nearly full and a queue that stands still are named', async () => {
  expect(await look({ measureFree: async () => GB / 4 })).toEqual(['the disk has 256 MB left']);
  expect(await look({ jobs: ages(901) })).toEqual(['pack-recording.v1 has waited for 901 s']);
});

it('what failed once is looked at again, and only what is needed makes a process not ready', async () => {
  let free = 0;
  const surroundings = createSurroundings({ ...GOOD, measureFree: async () => free });
  await surroundings.look();
  expect(surroundings.findFault(['store'])).toBeUndefined();
  expect(surroundings.findFault(['store', 'disk'])).toBe('the disk has 0 MB left');
  free = GB;
  await surroundings.look();
  expect(surroundings.findFault(['store', 'disk'])).toBeUndefined();
});
