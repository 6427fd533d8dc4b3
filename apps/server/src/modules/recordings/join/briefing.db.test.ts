import { CALLS, NO_BRIEFING } from '@fovea/contract';
import { addPage, addPages } from '@fovea/testkit';
import { expect, it } from 'vitest';
import {
  createActiveProject,
  createDraft,
  join,
  makePicture,
  openBrowser,
  uploadPicture,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const { server, owner } = await openServer({ people: ['owner'] });

const BRIEFING = {
  title: 'A drink survey',
  researcher: 'Hana University',
  contact: 'lab@hana.example',
  consentText: 'Approved by the ethics board.\nYou get 5 euros.',
  instructions: 'Imagine that you are thirsty.',
};
const toConsent = (version: string) => ({
  version,
  language: 'en' as const,
  purposes: ['gaze' as const, 'answers' as const],
});

const readHead = (slug: string) =>
  openBrowser(server.app).client.call(CALLS.getCollectProject, { params: { slug }, query: {} });

async function createBriefed() {
  const { id } = await createDraft(owner);
  const picture = await uploadPicture(server, owner, id, await makePicture());
  await addPage(owner.client, id, { kind: 'image', assetIds: [picture.id] });
  await owner.client.call(CALLS.updateProject, {
    params: { id },
    body: { briefing: BRIEFING },
  });
  return id;
}

async function start(id: string) {
  const { link } = await owner.client.call(CALLS.activateProject, { params: { id } });
  return (link ?? '').split('/').at(-1) ?? '';
}

it('a link shows the title for participants, the researcher and the texts, not the name', async () => {
  const slug = await start(await createBriefed());
  const { title, ...briefing } = BRIEFING;
  const head = await readHead(slug);
  expect(head).toMatchObject({ name: title, briefing });
  expect(JSON.stringify(head)).not.toContain('A poster');
});

it('a link without a briefing shows the name, and the consent as it always is', async () => {
  const { slug, name } = await createActiveProject(server, owner);
  const { title: _, ...nothing } = NO_BRIEFING;
  expect(await readHead(slug)).toMatchObject({
    name,
    briefing: nothing,
    consent: { version: 'consent-2' },
  });
});

it('a link says how many pictures, videos and questions come', async () => {
  const id = await createBriefed();
  const second = await uploadPicture(server, owner, id, await makePicture());
  const question = {
    kind: 'written' as const,
    text: 'Why?',
    choices: [],
    allowSeveral: false,
    addOther: false,
    shuffleChoices: false,
    required: false,
  };
  await addPages(owner.client, id, [
    { kind: 'image', layout: 'sideBySide', assetIds: [second.id, second.id] },
    { kind: 'survey', question },
  ]);
  expect((await readHead(await start(id))).contents).toEqual({
    pictures: 3,
    videos: 0,
    questions: 1,
  });
});

it('a join agrees to the text of the researcher, and the consent keeps its version', async () => {
  const slug = await start(await createBriefed());
  const { consent } = await readHead(slug);
  expect(consent.version).toMatch(/^consent-2\+[0-9a-f]{16}$/);
  await expect(join(server.app, slug, { consent: toConsent('consent-2') })).rejects.toMatchObject({
    code: 'invalid_request',
  });
  const { recordingId } = await join(server.app, slug, {
    consent: toConsent(consent.version),
  });
  expect(
    await server.database.query('SELECT version FROM consents WHERE recording_id = $1', [
      recordingId,
    ]),
  ).toEqual([{ version: consent.version }]);
});

it('another letter of the text is another version, which instructions and title are not', async () => {
  const id = await createBriefed();
  const readVersion = async (change: Partial<typeof BRIEFING>) => {
    const body = { briefing: { ...BRIEFING, ...change } };
    await owner.client.call(CALLS.updateProject, { params: { id }, body });
    const { url } = await owner.client.call(CALLS.createTestLink, { params: { id } });
    const token = url.split('/').at(-1) ?? '';
    const head = await openBrowser(server.app).client.call(CALLS.getTestLink, {
      params: { token },
    });
    return head.consent.version;
  };
  const version = await readVersion({});
  expect(await readVersion({ consentText: BRIEFING.consentText.replace('5', '6') })).not.toBe(
    version,
  );
  expect(await readVersion({ researcher: 'Hana' })).not.toBe(version);
  expect(await readVersion({ title: 'Another', instructions: 'Look.' })).toBe(version);
});

it('stays as it was agreed to once the project collects', async () => {
  const id = await createBriefed();
  await start(id);
  await expect(
    owner.client.call(CALLS.updateProject, {
      params: { id },
      body: { briefing: NO_BRIEFING },
    }),
  ).rejects.toMatchObject({ code: 'project_not_editable' });
});

it('takes at most 2,000 letters of each text', async () => {
  const { id } = await createDraft(owner);
  const save = (consentText: string) =>
    owner.client.call(CALLS.updateProject, {
      params: { id },
      body: { briefing: { ...NO_BRIEFING, consentText } },
    });
  expect((await save('a'.repeat(2_000))).briefing.consentText).toHaveLength(2_000);
  await expect(save('a'.repeat(2_001))).rejects.toMatchObject({ code: 'invalid_request' });
});

it('a copy has the briefing of its original', async () => {
  const id = await createBriefed();
  const copy = await owner.client.call(CALLS.duplicateProject, {
    params: { id },
    body: { name: 'Again' },
  });
  expect(copy.briefing).toEqual(BRIEFING);
});

it('a project with a password shows its texts to no one who does not have it', async () => {
  const id = await createBriefed();
  const password = 'open-sesame';
  await owner.client.call(CALLS.updateProject, { params: { id }, body: { password } });
  const slug = await start(id);
  const head = await readHead(slug);
  expect(head.consent.version).toContain('+');
  for (const key of ['researcher', 'contact', 'consentText', 'instructions'] as const) {
    expect(JSON.stringify(head)).not.toContain(JSON.stringify(BRIEFING[key]).slice(1, -1));
  }
  const { title: _, ...texts } = BRIEFING;
  await expect(
    openBrowser(server.app).client.call(CALLS.checkProjectPassword, {
      params: { slug },
      body: { password },
    }),
  ).resolves.toEqual({ right: true, briefing: texts });
});
