import { randomUUID } from 'node:crypto';
import { CALLS } from '@fovea/contract';
import {
  type Credentials,
  createTransport,
  loadSamplePicture,
  logInResearcher,
  playParticipant,
  signUpResearcher,
} from '@fovea/testkit';
import { expect as baseExpect, type Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { fetchCode } from './inbox.ts';
import { keepSession } from './world-fixture.ts';

/** Somebody with an account and two projects: one with a participant, one that is being made. */
export interface Member {
  readonly credentials: Credentials;
  readonly active: { readonly id: string; readonly name: string };
  readonly draft: { readonly id: string; readonly name: string };
}

/** Patient: two cores may have much else to do. */
export const expect = baseExpect.configure({ timeout: 20_000 });

interface Fixtures {
  /** A page of a browser in which the member is logged in, with a session of its own. */
  readonly memberPage: Page;
}

export const test = base.extend<Fixtures, { readonly member: Member }>({
  // Drawings that move would keep them busy.
  contextOptions: { reducedMotion: 'reduce' },
  member: [
    async ({ addresses: { apiUrls, inboxUrl } }, use) => {
      const id = randomUUID().slice(0, 8);
      const credentials = { email: `${id}@fovea.localhost`, password: 'Correct-horse-7!' };
      const researcher = await signUpResearcher(apiUrls[0] ?? '', credentials, (email) =>
        fetchCode(inboxUrl, email),
      );
      const active = await researcher.createActiveProject({
        name: 'Billboard',
        maxParticipant: 5,
        picture: await loadSamplePicture(),
      });
      const body = { name: 'Poster', type: 'basic', maxParticipant: 5 } as const;
      const draft = await researcher.client.call(CALLS.createProject, { body });
      const transport = createTransport();
      await playParticipant({ apiUrls, slug: active.slug, seed: 7, batches: 3, transport });
      await researcher.waitForRecords(active.id, 1, 30_000);
      transport.stop();
      researcher.stop();
      await use({ credentials, active, draft });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  memberPage: async ({ page, context, member, addresses: { apiUrls, webUrl } }, use) => {
    const session = await logInResearcher(apiUrls[0] ?? '', member.credentials);
    await keepSession(context, session, webUrl);
    session.stop();
    await use(page);
  },
});
