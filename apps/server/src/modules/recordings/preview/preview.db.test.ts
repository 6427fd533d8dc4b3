import { CALLS, LIMITS } from '@fovea/contract';
import { addPage } from '@fovea/testkit';
import { expect, it } from 'vitest';
import { createDraft } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const QUESTION = { kind: 'written', text: 'What did you see?', choices: [] } as const;

const { server, owner } = await openServer({ people: ['owner'] });

async function createLink({ name = 'Yuzu ad', password = '' } = {}): Promise<string> {
  const { id } = await createDraft(owner);
  const params = { id };
  const body = { name, ...(password && { password }) };
  await owner.client.call(CALLS.updateProject, { params, body });
  const question = { ...QUESTION, choices: [] };
  await addPage(owner.client, id, { kind: 'survey', question });
  const { link } = await owner.client.call(CALLS.activateProject, { params });
  return (link ?? '').split('/').at(-1) ?? '';
}

async function ask(slug: string, language = 'en') {
  const reply = await server.app.inject({
    method: 'GET',
    url: `/heads/${slug}`,
    headers: { 'accept-language': language },
  });
  const read = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(reply.body)?.[1];
  return { ...reply, head: reply.body, read };
}

it('says name, picture of ours and real length of a project', async () => {
  const slug = await createLink();
  const { statusCode, head, headers, read } = await ask(slug);
  const minutes = Math.ceil((LIMITS.setUpLengthMs + LIMITS.questionLengthMs) / 60_000);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(head).toContain('<title>Yuzu ad | Fovea</title>');
  expect(read('og:title')).toBe('Yuzu ad');
  expect(read('twitter:title')).toBe('Yuzu ad');
  expect(read('description')).toContain(`takes about ${minutes} minutes on your phone`);
  expect(read('og:description')).toBe(read('description'));
  expect(read('og:url')).toMatch(new RegExp(`^https?://.+/p/${slug}$`));
  expect(read('og:image')).toMatch(/^https?:\/\/[^/]+\/preview\.png$/);
  expect(read('twitter:card')).toBe('summary_large_image');
});

it('speaks the language that is asked for and names the other one', async () => {
  const slug = await createLink();
  const korean = await ask(slug, 'ko-KR,ko;q=0.9,en;q=0.8');
  expect(korean.read('og:locale')).toBe('ko_KR');
  expect(korean.read('og:locale:alternate')).toBe('en_US');
  expect(korean.read('description')).toContain('분 걸립니다');
  expect(korean.headers.vary).toBe('Accept-Language');
  expect((await ask(slug, 'de')).read('og:locale')).toBe('en_US');
});

it('lets no name out of its place', async () => {
  const name = `</title><script>a()</script>" onload='x' &amp; <!--# x -->`;
  const { head, read } = await ask(await createLink({ name }));
  expect(head).not.toMatch(/<script|onload='|<!--/);
  expect(
    head.split('\n').every((line) => /^<(title>[^<>"']*<\/title|meta [^<>]*)>$/.test(line)),
  ).toBe(true);
  expect(read('og:title')).toContain('&#60;script&#62;');
});

it('says nothing of a project with a password, nor of a link that leads nowhere', async () => {
  const locked = await ask(await createLink({ name: 'Secret launch', password: 'open-sesame' }));
  expect(locked.head).not.toContain('Secret');
  expect(locked.read('og:title')).toBe('You are invited to take part');
  for (const slug of ['aaaaaaaaaaaa', 'nothing', '%00', '%3Cscript%3E']) {
    const { statusCode, head } = await ask(slug);
    expect([slug, statusCode, head]).toEqual([slug, 200, locked.head]);
  }
});

it('may be kept for a minute, and is', async () => {
  const slug = await createLink({ name: 'Before' });
  const { headers, read } = await ask(slug);
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect(read('og:title')).toBe('Before');
  await server.deps.db
    .updateTable('projects')
    .set({ name: 'After' })
    .where('slug', '=', slug)
    .execute();
  expect((await ask(slug)).read('og:title')).toBe('Before');
  server.clock.advance(60_000);
  expect((await ask(slug)).read('og:title')).toBe('After');
});
