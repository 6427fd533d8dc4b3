import { CALLS, NO_BRIEFING } from '@fovea/contract';
import {
  addPages,
  createTransport,
  loadSamplePicture,
  playParticipant,
  type Researcher,
} from '@fovea/testkit';
import { expect, type Locator, type Page } from '@playwright/test';
import { HOSTILE, watchHostileTexts } from '#drivers/hostile-texts.ts';
import { fetchMail } from '#drivers/inbox.ts';
import { openPhone } from '#drivers/open-phone.ts';
import { fetchInPage } from '#drivers/page-client.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { agree, describeYourself, turnOnCamera } from '#drivers/take-part.ts';
import { readWords } from '#drivers/words.ts';
import { test, toEmail } from '#fixtures/credits-fixture.ts';

test.use({ actionTimeout: 60_000 });

const { picture, drawing, script, template, address, mark } = HOSTILE;
const ALL = Object.values(HOSTILE).join(' ');
const words = readWords('en');
const RECORDS_MS = 150_000;
/** Insights name areas from ten valid people on; one more is marked. */
const PEOPLE = 11;
const DEVICE = picture + drawing;
const ANSWER = ALL;
const NAME = picture + drawing;
const FILE = `${picture}.webp`;
const PAGE_NAME = drawing + script;
const CHOICE = {
  kind: 'choice' as const,
  text: ALL,
  choices: [picture + drawing, script + template, address + mark],
};
const WRITTEN = { kind: 'written' as const, text: template + script + picture, choices: [] };
const AREA = { name: picture, group: drawing, tags: [script, template, address] };
const BRIEFING = {
  title: script + drawing,
  researcher: mark + drawing + template,
  contact: `${address}@x"><svg/onload=alert(6)>`,
  consentText: `${ALL}\n\n${mark}`,
  instructions: `${mark} ${ALL}`,
};
const PASSWORD = '"><svg/onload=f()>';
/** Where the scripted gaze does not come, so that everybody misses it. */
const CORNER = { type: 'rectangle' as const, x: 0, y: 0, width: 0.02, height: 0.01 };

test('texts that people write are shown as texts in the web app, on phones and in the card of a link', async ({
  browser,
  bring,
  operate,
  addresses: { webUrl, apiUrls },
}) => {
  const { page, email, researcher } = await bring({ language: 'en' });
  await operate('credits', 'grant', email, String(PEOPLE), `hostile-${email}`);
  await researcher.client.call(CALLS.updateSelf, { body: { organization: ALL } });
  const { id, assetId } = await createProject(researcher);
  await expectHashtagsRefused(researcher, id);
  await researcher.client.call(CALLS.createAoi, {
    params: { experimentId: id, assetId },
    body: { ...AREA, color: 1, keyframeAoi: { keyframes: [{ timestamp: 0, shape: CORNER }] } },
  });
  const copyId = await briefCopy(researcher, id);
  const link = await collect(researcher, id, apiUrls);
  await lookAtWebApp(page, webUrl, id, copyId);
  const phone = await openPhone(browser, 'en-US', { reducedMotion: 'reduce' });
  await takePart(phone, await activate(researcher, copyId), link);
  await phone.context().close();
});

async function lookAtWebApp(page: Page, webUrl: string, id: string, copyId: string): Promise<void> {
  const watched = await watchHostileTexts(page);
  const open = (path: string) => page.goto(webUrl + path);

  await open('/account');
  const organization = page.getByRole('textbox', { name: words('account', 'organization') });
  await expect(organization).toHaveValue(ALL);
  await watched.expectHarmless();

  await open(`/project?q=${encodeURIComponent(NAME)}`);
  await expect(page.locator('[name=q]')).toHaveValue(NAME);
  await expect(page.locator('[data-project]').filter({ hasText: NAME })).toHaveCount(2);
  await watched.expectHarmless();

  await open(`/project/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  const devices = page.getByRole('cell', { name: DEVICE, exact: true });
  await expect(devices).toHaveCount(PEOPLE, { timeout: READY_MS });
  await watched.expectHarmless();

  await open(`/project/edit/${copyId}`);
  const pages = page.getByRole('region', { name: words('project-editor', 'pageList') });
  for (const name of [picture, PAGE_NAME]) await showsText(pages, name);
  await watched.expectHarmless();
  await pages.getByRole('listitem').nth(2).getByRole('button').first().click();
  for (const text of [CHOICE.text, ...CHOICE.choices]) await showsText(page, text);
  await watched.expectHarmless();
  await page.getByRole('tab', { name: words('editor-settings', 'projectTab') }).click();
  for (const [name, text] of Object.entries(BRIEFING)) {
    const label = words('editor-settings', `briefing_${name}`);
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(text);
  }
  await watched.expectHarmless();

  await open(`/analysis/${id}`);
  await expect(page.getByText(DEVICE).first()).toBeVisible({ timeout: READY_MS });
  await page.getByRole('tab', { name: words('analysis-playback', 'insights') }).click();
  await expect(page.getByText(`“${AREA.name}”`).first()).toBeVisible({ timeout: READY_MS });
  await watched.expectHarmless();

  await open(`/analysis/${id}/aoi`);
  const areas = page.getByRole('list', { name: words('aoi-editor', 'aois') });
  await showsText(areas, AREA.name);
  await watched.expectHarmless();

  await open(`/analysis/${id}?page=3`);
  await page.getByRole('radio', { name: words('survey-results', 'scope_all') }).click();
  for (const text of [CHOICE.text, ...CHOICE.choices, WRITTEN.text, ANSWER]) {
    await showsText(page, text);
  }
  await watched.expectHarmless();

  await open('/account/history');
  const used = words('history', 'participants', { name: NAME, count: PEOPLE });
  await showsText(page, used);
  await watched.expectHarmless();
}

/** `link` leads to a project without a password: the card of another one says nothing of it. */
async function takePart(phone: Page, lockedLink: string, link: string): Promise<void> {
  const watched = await watchHostileTexts(phone);
  const tap = (part: string, key: string) =>
    phone.getByRole('button', { name: words(part, key), exact: true }).tap();

  await phone.goto(`${lockedLink}?seed=7`);
  await showsText(phone, BRIEFING.title);
  await watched.expectHarmless();
  expect(await readCard(phone, link)).toEqual({
    titles: [`${BRIEFING.title} | Fovea`, BRIEFING.title, BRIEFING.title],
    scripts: [],
  });
  await tap('welcome', 'start');
  const password = phone.getByRole('textbox', { name: words('project-password', 'label') });
  await password.fill(PASSWORD);
  await watched.expectHarmless();
  await tap('project-password', 'next');
  for (const text of [BRIEFING.researcher, BRIEFING.contact, BRIEFING.consentText]) {
    await showsText(phone, text);
  }
  await watched.expectHarmless();
  await agree(phone, words);
  await describeYourself(phone, words);
  await showsText(phone, BRIEFING.instructions);
  await watched.expectHarmless();
  await tap('instructions', 'next');
  await turnOnCamera(phone, words);
  await phone.locator('main img').waitFor({ timeout: READY_MS });
  await watched.expectHarmless();
  await expect(phone.getByRole('heading', { name: CHOICE.text })).toBeVisible({
    timeout: READY_MS,
  });
  for (const choice of CHOICE.choices) await showsText(phone, choice);
  await watched.expectHarmless();
  await phone.getByText(CHOICE.choices[0] ?? '', { exact: true }).tap();
  await tap('pages', 'goOn');
  await expect(phone.getByRole('heading', { name: WRITTEN.text })).toBeVisible();
  await phone.getByRole('textbox').fill(ANSWER);
  await watched.expectHarmless();
  await tap('pages', 'goOn');
  const receipt = phone.getByRole('textbox', { name: words('thanks', 'link') });
  await expect(receipt).toHaveValue(/\/withdraw#/, { timeout: READY_MS });
  await watched.expectHarmless();
  await phone.goto(await receipt.inputValue());
  await expect(phone.getByRole('button', { name: words('withdraw', 'delete') })).toBeVisible();
  await watched.expectHarmless();
  expect(watched.errors).toEqual([]);
}

/** What a chat app, which runs no script, finds in the head of a link's document. */
async function readCard(phone: Page, link: string) {
  const { body } = await fetchInPage(phone, new URL(link).pathname);
  return phone.evaluate((html) => {
    const card = new DOMParser().parseFromString(html, 'text/html');
    const metas = card.querySelectorAll('meta[property="og:title"], meta[name="twitter:title"]');
    return {
      titles: [card.title, ...Array.from(metas, (meta) => meta.getAttribute('content'))],
      scripts: Array.from(card.scripts, ({ text }) => text).filter((text) => text !== ''),
    };
  }, body);
}

test('texts of an inquiry are shown as texts in the mail to the operator', async ({
  page,
  addresses: { webUrl, inboxUrl, serverEnv },
}) => {
  const email = toEmail('mina');
  const watched = await watchHostileTexts(page);
  await page.goto(`${webUrl}/contact-us`);
  const fields = {
    firstName: picture + drawing,
    lastName: template,
    email,
    company: `${script} ${email}`,
    message: `${ALL}\n${mark}`,
  };
  for (const [key, text] of Object.entries(fields)) {
    const name = new RegExp(`^${words('contact', key)}`);
    await page.getByRole('textbox', { name }).fill(text);
  }
  await page.getByRole('button', { name: words('contact', 'send') }).click();
  await page.getByRole('dialog', { name: words('modals', 'inquiryTitle') }).waitFor();
  await watched.expectHarmless();

  const { firstName, lastName, company } = fields;
  const subject = `Inquiry of ${firstName} ${lastName}, ${company}`;
  const mail = await fetchMail(inboxUrl, serverEnv.CONTACT_EMAIL ?? '', subject);
  // As a mail program without a policy of its own would show it.
  const reader = await page.context().newPage();
  const read = await watchHostileTexts(reader);
  await reader.setContent(mail.html);
  for (const text of [subject, ALL, mark]) await showsText(reader, text);
  await read.expectHarmless();
  // The same look finds what is taken for markup.
  await reader.setContent(ALL);
  await expect(read.expectHarmless()).rejects.toThrow('onerror');
});

async function showsText(where: Page | Locator, text: string): Promise<void> {
  const shown = where.getByText(text, { exact: true }).first();
  await expect(shown).toBeVisible({ timeout: READY_MS });
}

/** Two pages with one picture, and a question of each kind. */
async function createProject({ client, upload }: Researcher) {
  const body = { name: NAME, type: 'pro' as const, maxParticipant: PEOPLE };
  const { id } = await client.call(CALLS.createProject, { body });
  const briefing = { ...NO_BRIEFING, title: BRIEFING.title };
  await client.call(CALLS.updateProject, { params: { id }, body: { briefing } });
  const asset = await upload(id, { ...(await loadSamplePicture('pack-a.webp')), fileName: FILE });
  const image = { kind: 'image' as const, assetIds: [asset.id], timerMs: 3_000 };
  await addPages(client, id, [
    image,
    { ...image, name: PAGE_NAME, timerMs: 1_000 },
    { kind: 'survey', question: CHOICE },
    { kind: 'survey', question: WRITTEN },
  ]);
  return { id, assetId: asset.id };
}

async function expectHashtagsRefused({ client }: Researcher, id: string): Promise<void> {
  for (const name of ['<img src=x>', '"onload=1', '{{7*7}}', 'javascript:1']) {
    const call = client.call(CALLS.setProjectHashtags, { params: { id }, body: { names: [name] } });
    await expect(call, name).rejects.toMatchObject({ code: 'invalid_request' });
  }
}

/** A copy that tells people more, and asks for a password. */
async function briefCopy({ client }: Researcher, id: string): Promise<string> {
  const copy = await client.call(CALLS.duplicateProject, { params: { id }, body: { name: NAME } });
  const body = { type: 'basic' as const, briefing: BRIEFING, password: PASSWORD };
  await client.call(CALLS.updateProject, { params: { id: copy.id }, body });
  return copy.id;
}

async function activate({ client }: Researcher, id: string): Promise<string> {
  return (await client.call(CALLS.activateProject, { params: { id } })).link ?? '';
}

/** From phones that name themselves so; one of the people is marked, with a reason. Answers the link. */
async function collect(
  researcher: Researcher,
  id: string,
  apiUrls: readonly string[],
): Promise<string> {
  const link = await activate(researcher, id);
  const slug = link.split('/').at(-1) ?? '';
  const transport = createTransport();
  const play = (seed: number) =>
    playParticipant({ apiUrls, slug, seed, batches: 1, transport, model: DEVICE, written: ANSWER });
  const [first] = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => play(i + 1)));
  transport.stop();
  await researcher.waitForRecords(id, PEOPLE, RECORDS_MS);
  await researcher.client.call(CALLS.markRecording, {
    params: { id: first?.recordingId ?? '' },
    body: { valid: false, reason: ALL },
  });
  return link;
}
