import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALLS } from '@fovea/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { CATALOGUE } from '#testing/purchases.ts';
import { runEntry } from '#testing/run-entry.ts';
import { publishCatalogue } from './catalogue.service.ts';

const { server } = await openServer();

const read = () => openBrowser(server.app).client.call(CALLS.getCatalogue);

describe('GET /catalogue', () => {
  it('has no price before one is published, and none while they are hidden', async () => {
    expect(await read()).toMatchObject({ visible: false, plans: [], providers: [] });
    await publishCatalogue(server.deps, { ...CATALOGUE, version: 1, visible: false });
    expect(await read()).toMatchObject({ visible: false, plans: [] });
  });

  it("has both: 'Two paid plans (plan 1, plan 2) are configured with a payment provider; a second regional card provider is also configured.'", async () => {
    await publishCatalogue(server.deps, { ...CATALOGUE, version: 2 });
    await publishCatalogue(server.deps, CATALOGUE);
    expect(await read()).toEqual({
      ...CATALOGUE,
      providers: [
        { key: 'global', currencies: ['USD'], kinds: ['one_time', 'monthly'] },
        {
          key: 'regional',
          currencies: ['KRW'],
          kinds: ['one_time', 'monthly'],
          window: { clientKey: 'test_ck_of_the_fake', script: 'http://toss.invalid/v2/standard' },
        },
      ],
    });
  });

  it('keeps what is published: the same again is nothing, another under its number is refused', async () => {
    await publishCatalogue(server.deps, CATALOGUE);
    const changed = { ...CATALOGUE, taxPercent: { USD: 0, KRW: 0 } };
    await expect(publishCatalogue(server.deps, changed)).rejects.toThrow('version 7 is published');
    await expect(publishCatalogue(server.deps, { ...changed, version: 3 })).rejects.toThrow();
    expect(await read()).toMatchObject({ version: 7, taxPercent: CATALOGUE.taxPercent });
  });
});

describe('the command line', () => {
  it('publishes a file after its checks, and says what is wrong with another', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'fovea-catalogue-'));
    onTestFinished(() => rm(dir, { recursive: true }));
    const publish = async (document: unknown) => {
      await writeFile(join(dir, 'catalogue.json'), JSON.stringify(document));
      return runEntry(server, 'catalogue', ['publish', join(dir, 'catalogue.json')]);
    };
    expect(await publish({ ...CATALOGUE, version: 8 })).toMatchObject({
      exit: 0,
      stdout: 'version 8 of the catalogue is published\n',
    });
    const { exit, stderr } = await publish({ ...CATALOGUE, version: 9, plans: [] });
    expect([exit, stderr]).toEqual([1, expect.stringContaining('plan1 must be one_time')]);
    expect(await publish({ version: 9 })).toMatchObject({ exit: 1 });
    expect(await runEntry(server, 'catalogue', ['sell'])).toMatchObject({ exit: 2 });
  });
});
