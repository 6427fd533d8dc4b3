import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT_PATH, toPermissions, toPolicy } from '@fovea/tools/site';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

const BROTLI = 'include fovea/brotli.conf;';
/** Without calls: [whole, where, body]. */
const listLocations = (text: string) => [
  ...text.matchAll(/^location (?!=|\^~)([^\n]+) \{\n(.+?)\n\}/gms),
];

describe.each(['web', 'collect'] as const)('the origin of %s', (app) => {
  const text = read(`nginx/${app}.conf`);

  it('sends the policy that the apps are tested under', () => {
    const policy = /^set \$content_policy "(.+)";$/m.exec(text)?.[1];
    expect(policy).toBe(toPolicy(app, { media: '$media_origin' }));
  });

  it('lets nobody but participants be asked for a camera', () => {
    const permissions = /^set \$permissions_policy "(.+)";$/m.exec(text)?.[1];
    expect(permissions).toBe(toPermissions(app));
  });

  it('sends the headers with every file and answers screens only with the app', () => {
    const locations = listLocations(text).filter(
      ([, where, body]) => where !== '@no_head' && !body?.includes(BROTLI),
    );
    const links = app === 'collect' ? ['~ ^/p/(?<slug>[a-z2-7]+)$'] : [];
    expect(locations.map(([, where]) => where)).toEqual([...links, '/', '~ \\.\\w+$']);
    for (const [, , body] of locations) expect(body).toContain('include fovea/headers.conf;');
    expect(locations.map(([, , body]) => /try_files (.+);/.exec(body ?? '')?.[1])).toEqual([
      ...links.map(() => '/index.html =404'),
      '$uri /index.html',
      '$uri =404',
    ]);
  });
});

it('lets the page that pays, and no other, load what the payment provider needs', () => {
  const text = read('nginx/web.conf');
  const [, body = ''] =
    new RegExp(`^location = ${CHECKOUT_PATH} \\{\n(.+?)\n\\}`, 'ms').exec(text) ?? [];
  const policy = /set \$content_policy "(.+)";/.exec(body)?.[1];
  expect(policy).toBe(toPolicy('web', { media: '$media_origin' }, CHECKOUT_PATH));
  expect(body).toContain('include fovea/headers.conf;');
  expect(body).toContain('try_files /index.html =404;');
  expect(text.replace(body, '')).not.toContain('tosspayments');
  expect(read('nginx/collect.conf')).not.toContain('tosspayments');
});

it('takes the shared files in both proxies, and one place of the media', () => {
  for (const path of ['nginx.conf', 'nginx/site.conf']) {
    for (const file of ['shared', 'web', 'collect']) {
      expect(read(path)).toContain(`include fovea/${file}.conf;`);
    }
  }
  expect(read('nginx/media.conf.template')).toContain('$media_origin');
  expect(read('nginx/headers.conf')).toContain('Content-Security-Policy $content_policy');
});

it('sends the landmark engine as it was compressed, before the rule of other files', () => {
  const wheres = listLocations(read('nginx/collect.conf'))
    .filter(([, , body]) => body?.includes(BROTLI))
    .map(([, where]) => where);
  expect(wheres).toEqual(
    ['js', 'wasm', 'task'].map((ending) => `~ ^/assets/landmark-[\\w-]+\\.${ending}$`),
  );
  expect(listLocations(read('nginx/collect.conf')).at(-1)?.[1]).toBe('~ \\.\\w+$');
  expect(read('nginx/brotli.conf')).toContain('include fovea/headers.conf;');
});

it('strips cookies from calls of participants', () => {
  expect(read('nginx/collect.conf')).toContain('proxy_set_header Cookie "";');
});
