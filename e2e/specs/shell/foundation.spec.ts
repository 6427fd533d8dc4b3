import { createHash, randomUUID } from 'node:crypto';
import {
  ApiError,
  aggregatedRecords,
  CALL_LIST,
  CALLS,
  fillPath,
  LIMITS,
  notice,
  toApiPath,
} from '@fovea/contract';
import { addPage, loadSamplePicture, scriptedGaze, waitFor } from '@fovea/testkit';
import { type BrowserContext, expect } from '@playwright/test';
import {
  createPageClient,
  fetchInPage,
  readImageSize,
  readXsrfToken,
} from '#drivers/page-client.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { watchPage } from '#drivers/watch-page.ts';
import { test } from '#fixtures/stack-fixture.ts';

/** Age of the cookie that holds a browser's own number. */
const DEVICE_MINUTES = 400 * 24 * 60;
const DEVICE = { name: 'iPhone 15', widthPx: 390, heightPx: 844, pixelRatio: 3 };

async function listCookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name);
}

test('the API page shows every call and loads nothing from elsewhere', async ({
  page,
  addresses,
}) => {
  const apiUrl = addresses.apiUrls[0] ?? '';
  const watched = await watchPage(page);
  const response = await page.goto(`${apiUrl}/api/docs/`);
  expect(response?.headers()['content-security-policy']).toMatch(/default-src '(none|self)'/);
  await expect(page.locator('.opblock')).toHaveCount(CALL_LIST.length);
  const shown = await page.locator('.opblock-summary').evaluateAll((rows) =>
    rows.map((row) => {
      const method = row.querySelector('.opblock-summary-method')?.textContent ?? '';
      const path = row.querySelector('[data-path]')?.getAttribute('data-path') ?? '';
      return `${method} ${path}`;
    }),
  );
  expect(shown.sort()).toEqual(CALL_LIST.map((call) => `${call.method} ${toApiPath(call)}`).sort());
  await page.locator('.opblock-summary').first().click();
  await expect(page.locator('.opblock-body').first()).toBeVisible();
  expect(await watched.violations()).toEqual([]);
  expect(watched.errors).toEqual([]);
  expect(watched.hosts).toEqual(new Set([new URL(apiUrl).host]));
});

test('a browser stores a picture and reads records by presigned addresses, from our origins only', async ({
  addresses,
  web: { page, client },
  context,
  play,
}) => {
  const picture = await loadSamplePicture();
  const body = { name: 'Poster', type: 'basic', maxParticipant: 5 } as const;
  const { id } = await client.call(CALLS.createProject, { body });
  const { fileName, contentType, bytes } = picture;
  const upload = await client.call(CALLS.createUpload, {
    params: { id },
    body: { fileName, contentType, bytes: bytes.length },
  });
  const params = { id, uploadId: upload.uploadId };
  const signed = await client.call(CALLS.signUploadParts, { params, body: { numbers: [1] } });
  const partUrl = signed.parts[0]?.url ?? '';
  const put = { method: 'PUT', body: bytes };

  const foreign = await context.newPage();
  await foreign.goto(addresses.foreignUrl);
  await expect(fetchInPage(foreign, partUrl, put)).rejects.toThrow('Failed to fetch');
  const early = client.call(CALLS.completeUpload, { params });
  await expect(early).rejects.toMatchObject({ code: 'upload_missing' });

  const stored = await fetchInPage(page, partUrl, put);
  expect(stored.status).toBe(200);
  const md5 = createHash('md5').update(bytes).digest('hex');
  expect(stored.headers.etag).toBe(`"${md5}"`);

  await client.call(CALLS.completeUpload, { params });
  const asset = await waitFor('the picture to be checked', READY_MS, async () => {
    const checked = await client.call(CALLS.getAsset, { params });
    return checked.status === 'checking' ? undefined : checked;
  });
  expect(asset).toMatchObject({ status: 'ready', widthPx: 1179, heightPx: 2556 });
  await addPage(client, id, { kind: 'image', assetIds: [asset.id] });
  const { link } = await client.call(CALLS.activateProject, { params: { id } });
  expect(link).toMatch(`${addresses.collectUrl}/p/`);

  const { recordingId } = await play(link?.split('/').at(-1) ?? '', 7);
  const reply = await waitFor('records', READY_MS, () =>
    client.call(CALLS.getAggregatedRecords, { params: { id } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'records_not_ready') return undefined;
      throw error;
    }),
  );
  const read = await fetchInPage(page, reply.presignedUrl);
  expect(read.status).toBe(200);
  const records = aggregatedRecords.parse(JSON.parse(read.body));
  const [segment] = records.segments;
  expect(segment?.inline?.people.recordingId).toEqual([recordingId]);
  await expect(fetchInPage(foreign, reply.presignedUrl)).rejects.toThrow('Failed to fetch');
});

test('a participant joins, sends gaze and completes on the collect origin without a cookie', async ({
  addresses,
  researcher,
  page,
  context,
}) => {
  const project = await researcher.createActiveProject({
    name: 'Poster',
    maxParticipant: 1,
    picture: await loadSamplePicture(),
  });
  const params = { slug: project.slug };
  const cookieLines: string[] = [];
  page.on('response', async (response) => {
    const line = await response.headerValue('set-cookie').catch(() => null);
    if (line !== null) cookieLines.push(line);
  });
  await page.goto(addresses.collectUrl);
  const visitor = createPageClient(page);
  const head = await visitor.call(CALLS.getCollectProject, { params, query: {} });
  expect(head).toMatchObject({ name: 'Poster', open: true });
  const { body } = await fetchInPage(page, `/p/${project.slug}`);
  expect(body).toContain('<meta property="og:title" content="Poster">');
  expect((await fetchInPage(page, '/preview.png')).status).toBe(200);
  const joined = await visitor.call(CALLS.joinProject, {
    params,
    body: {
      joinKey: randomUUID(),
      consent: { version: head.consent.version, language: 'ko', purposes: head.consent.purposes },
      gender: null,
      age: 31,
      device: DEVICE,
      cameraHz: 30,
    },
  });
  const shown = joined.pages[0]?.assets[0];
  expect(await readImageSize(page, shown?.url ?? '')).toEqual([shown?.widthPx, shown?.heightPx]);

  const viewport = { width: DEVICE.widthPx, height: DEVICE.heightPx };
  const gaze = scriptedGaze({ seed: 11, batches: 5, viewport });
  const token = { authorization: `Bearer ${joined.token}` };
  const acknowledged: unknown[] = [];
  for (const [seq, bytes] of gaze.batches.entries()) {
    const path = fillPath(CALLS.putBatch.path, { id: joined.recordingId, seq });
    const reply = await fetchInPage(page, `/api/v1${path}`, {
      method: 'PUT',
      headers: {
        ...token,
        'content-type': 'application/octet-stream',
        'x-batch-sha256': Buffer.from(gaze.sha256[seq] ?? []).toString('hex'),
      },
      body: bytes,
    });
    acknowledged.push(CALLS.putBatch.reply.parse(JSON.parse(reply.body)).through);
  }
  expect(acknowledged).toEqual([0, 1, 2, 3, 4]);

  const done = await createPageClient(page, token).call(CALLS.completeRecording, {
    params: { id: joined.recordingId },
    body: {
      count: gaze.batches.length,
      rootHash: gaze.rootHash,
      calibration: { rateHz: 30, errorPx: 40, offsetPx: [1, 2] },
    },
  });
  expect(done).toEqual({ state: 'complete' });
  // Until it is packed, its place may come back.
  const readOpen = async () =>
    (await visitor.call(CALLS.getCollectProject, { params, query: {} })).open;
  await expect.poll(readOpen).toBe(false);
  expect(cookieLines).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a mailed code opens an account and the browser keeps the session in guarded cookies', async ({
  addresses,
  credentials,
  page,
  context,
}) => {
  const { email, password } = credentials;
  await page.goto(addresses.webUrl);
  const client = createPageClient(page);
  await client.call(CALLS.sendEmailVerification, { body: { email, language: 'en' } });

  const inbox = await context.newPage();
  await inbox.goto(addresses.inboxUrl);
  await inbox.getByRole('link').filter({ hasText: email }).click();
  await expect(inbox.getByRole('heading', { level: 1 })).toContainText('is your Fovea code');
  const code = /\b\d{6}\b/.exec((await inbox.locator('pre').textContent()) ?? '')?.[0] ?? '';
  await expect(inbox.frameLocator('iframe').getByText(code)).toBeVisible();

  await client.call(CALLS.verifyEmailCode, { body: { email, code } });
  await client.call(CALLS.createUser, {
    body: {
      email,
      password,
      language: 'en',
      organization: 'Fovea Demo',
      ageConfirmed: true,
      termsVersion: '2024-03-25',
    },
  });
  expect(await listCookieNames(context)).toEqual(['__Host-device']);
  await client.call(CALLS.login, { body: { email, password } });
  expect((await client.call(CALLS.getSelf)).data).toMatchObject({ email, role: 'user' });

  const nowS = Date.now() / 1_000;
  const cookies = (await context.cookies()).map(({ value: _, expires, ...rest }) => ({
    ...rest,
    minutes: Math.round((expires - nowS) / 60),
  }));
  const domain = new URL(addresses.webUrl).hostname;
  const shared = { domain, path: '/', secure: true };
  const week = LIMITS.refreshTokenDays * 24 * 60;
  expect(cookies.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
    { ...shared, name: '__Host-at', httpOnly: true, sameSite: 'Lax', minutes: 10 },
    { ...shared, name: '__Host-device', httpOnly: true, sameSite: 'Lax', minutes: DEVICE_MINUTES },
    { ...shared, name: '__Host-rt', httpOnly: true, sameSite: 'Strict', minutes: week },
    { ...shared, name: 'XSRF-TOKEN', httpOnly: false, sameSite: 'Lax', minutes: week },
  ]);
  expect(await page.evaluate(() => document.cookie)).toBe(
    `XSRF-TOKEN=${await readXsrfToken(page)}`,
  );

  const logoutUrl = `${addresses.webUrl}/api/v1${CALLS.logout.path}`;
  const bare = await fetchInPage(page, logoutUrl, { method: 'POST' });
  expect(JSON.parse(bare.body)).toMatchObject({ statusCode: 403, code: 'xsrf_invalid' });
  await client.call(CALLS.logout);
  expect(await listCookieNames(context)).toEqual(['__Host-device']);
});

test('a page of another site can neither read nor change with the cookies of a session', async ({
  addresses,
  web: { client },
  context,
}) => {
  const foreign = await context.newPage();
  await foreign.goto(addresses.foreignUrl);
  const self = `${addresses.webUrl}/api/v1${CALLS.getSelf.path}`;
  const read = fetchInPage(foreign, self, { credentials: 'include' });
  await expect(read).rejects.toThrow('Failed to fetch');

  const logout = `${addresses.webUrl}/api/v1${CALLS.logout.path}`;
  const refused = foreign.waitForResponse(logout);
  // A browser sends this one without asking first; only its answer stays hidden.
  await fetchInPage(foreign, logout, { method: 'POST', mode: 'no-cors', credentials: 'include' });
  expect((await refused).status()).toBe(403);
  expect((await client.call(CALLS.getToken)).data).toEqual({ valid: true });
});

test('a logged-in page hears within ten seconds that a participant has completed', async ({
  researcher,
  web: { page },
  play,
}) => {
  const project = await researcher.createActiveProject({
    name: 'Poster',
    maxParticipant: 3,
    picture: await loadSamplePicture(),
  });
  const heard = await page.evaluateHandle(async (path) => {
    const notices: string[] = [];
    const source = new EventSource(path);
    source.addEventListener('notice', (event) => notices.push(event.data));
    await new Promise((resolve, reject) => {
      source.onopen = resolve;
      source.onerror = reject;
    });
    return notices;
  }, `/api/v1${CALLS.getEvents.path}`);
  await play(project.slug, 23);
  await expect
    .poll(
      async () => {
        const texts = await heard.jsonValue();
        return texts.map((text) => notice.parse(JSON.parse(text)));
      },
      { timeout: READY_MS },
    )
    .toContainEqual({ kind: 'participants', projectId: project.id });
});
