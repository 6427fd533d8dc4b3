import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './load-config.ts';

const SECRET = 'a-secret-of-at-least-32-characters!';
const toSecret = (name: string) => `${name}-${SECRET}`;
const GOOD = {
  DATABASE_URL: 'postgres://u:hunter2@db/fovea',
  S3_URL: 'http://s3:9000',
  S3_PUBLIC_URL: 'https://media.example.com',
  S3_ACCESS_KEY: 'access',
  S3_SECRET_KEY: 'hunter2',
  SMTP_URL: 'smtp://mail:25',
  WEB_URL: 'https://app.example.com',
  COLLECT_URL: 'https://go.example.com/',
  TOKEN_SECRET: SECRET,
  RECORDING_KEYS: `k2:${toSecret('k2')},k1:${toSecret('k1')}`,
  CODE_SECRET: toSecret('code'),
  SECOND_FACTOR_SECRET: toSecret('second'),
  PROJECT_SECRET: toSecret('project'),
  RECEIPT_SECRET: toSecret('receipt'),
  PRIVACY_CONTACT: 'privacy@example.com',
  CONTACT_EMAIL: 'hello@example.com',
};

describe('loadConfig', () => {
  it('reads values, applies fallbacks and freezes the result', () => {
    const config = loadConfig(GOOD);
    expect(config.API_PORT).toBe(8080);
    expect(config.COLLECT_URL).toBe('https://go.example.com');
    expect(config.RECORDING_KEYS.map((key) => key.id)).toEqual(['k2', 'k1']);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('reports all faults at once', () => {
    const run = () =>
      loadConfig({
        ...GOOD,
        S3_URL: 'ftp://x',
        API_PORT: '99999',
        TOKEN_SECRET: 'short',
        WEB_URL: undefined,
      });
    expect(run).toThrow(ConfigError);
    try {
      run();
    } catch (error) {
      const { faults } = error as ConfigError;
      expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
        'S3_URL',
        'WEB_URL',
        'API_PORT',
        'TOKEN_SECRET',
      ]);
    }
  });

  it('wants keys of their own for a second bucket, and another bucket than the first', () => {
    const copy = { COPY_S3_BUCKET: 'copies', COPY_S3_ACCESS_KEY: 'a', COPY_S3_SECRET_KEY: 'b' };
    expect(loadConfig(GOOD).COPY_S3_BUCKET).toBeUndefined();
    expect(loadConfig({ ...GOOD, ...copy }).COPY_S3_BUCKET).toBe('copies');
    for (const [change, fault] of [
      [{ COPY_S3_SECRET_KEY: '' }, 'COPY_S3_SECRET_KEY is missing'],
      [{ COPY_S3_BUCKET: 'fovea' }, 'COPY_S3_BUCKET is the same as S3_BUCKET'],
      [{ COPY_S3_ACCESS_KEY: 'access' }, 'COPY_S3_ACCESS_KEY is the same as S3_ACCESS_KEY'],
    ] as const) {
      expect(() => loadConfig({ ...GOOD, ...copy, ...change })).toThrow(fault);
    }
  });

  it('refuses two recording keys with one id, of which only one could be found again', () => {
    expect(() => loadConfig({ ...GOOD, RECORDING_KEYS: `k1:${SECRET},k1:x${SECRET}` })).toThrow(
      'RECORDING_KEYS',
    );
  });

  it('masks secrets however they are printed', () => {
    const config = loadConfig(GOOD);
    const printed = [
      JSON.stringify(config),
      inspect(config, { depth: 9 }),
      String(config.CODE_SECRET),
    ].join();
    expect(printed).not.toContain('hunter2');
    expect(printed).not.toContain(SECRET);
    expect(config.TOKEN_SECRET.reveal()).toBe(SECRET);
  });

  it('never repeats a secret in a fault', () => {
    expect(() =>
      loadConfig({ ...GOOD, RECORDING_KEYS: 'k1:tooshort', TOKEN_SECRET: 'hunter2' }),
    ).toThrow(expect.not.objectContaining({ message: expect.stringContaining('hunter2') }));
  });

  it.each([
    'DATABASE_URL',
    'OWNER_DATABASE_URL',
    'S3_SECRET_KEY',
    'TOKEN_SECRET',
    'RECORDING_KEYS',
  ])('refuses the example of %s', (name) => {
    const value: Record<string, string> = {
      DATABASE_URL: 'postgres://fovea_app:change-me@db/fovea',
      OWNER_DATABASE_URL: 'postgres://fovea:change-me@db/fovea',
      RECORDING_KEYS: `k1:change-me-${SECRET}`,
    };
    const example = value[name] ?? `change-me-${SECRET}`;
    expect(() => loadConfig({ ...GOOD, [name]: example })).toThrow(`${name} still says change-me`);
  });

  it('refuses one secret for two things', () => {
    const twice = (given: Record<string, string>) => () => loadConfig({ ...GOOD, ...given });
    expect(twice({ CODE_SECRET: SECRET })).toThrow('CODE_SECRET is the same as TOKEN_SECRET');
    expect(twice({ RECORDING_KEYS: `k1:${SECRET}` })).toThrow('RECORDING_KEYS k1 is the same as');
    const keys = `k2:${toSecret('k')},k1:${toSecret('k')}`;
    expect(twice({ RECORDING_KEYS: keys })).toThrow('k1 is the same as RECORDING_KEYS k2');
  });

  it('knows no owner of the tables unless one is named, and is strict about what is kept', () => {
    const { OWNER_DATABASE_URL, DURABILITY } = loadConfig(GOOD);
    expect([OWNER_DATABASE_URL, DURABILITY]).toEqual([undefined, 'strict']);
    const owner = 'postgres://fovea:hunter3@db/fovea';
    const config = loadConfig({ ...GOOD, OWNER_DATABASE_URL: owner });
    expect(config.OWNER_DATABASE_URL?.reveal()).toBe(owner);
    expect(inspect(config, { depth: 9 })).not.toContain('hunter3');
    expect(() => loadConfig({ ...GOOD, OWNER_DATABASE_URL: 'mysql://x' })).toThrow(
      'OWNER_DATABASE',
    );
  });

  it('takes NAME_FILE in place of NAME', () => {
    const { TOKEN_SECRET: _, ...rest } = GOOD;
    const files: Record<string, string> = { '/run/secrets/token': `${SECRET}\n` };
    const config = loadConfig(
      { ...rest, TOKEN_SECRET_FILE: '/run/secrets/token' },
      (path) => files[path] ?? '',
    );
    expect(config.TOKEN_SECRET.reveal()).toBe(SECRET);
  });

  it('believes no proxy unless one is named, and takes addresses and networks after commas', () => {
    expect(loadConfig(GOOD).TRUSTED_PROXIES).toEqual([]);
    const TRUSTED_PROXIES = ' 10.0.0.0/8, 192.0.2.1,2001:db8::/32 ,::1';
    expect(loadConfig({ ...GOOD, TRUSTED_PROXIES }).TRUSTED_PROXIES).toEqual([
      '10.0.0.0/8',
      '192.0.2.1',
      '2001:db8::/32',
      '::1',
    ]);
  });

  it.each(['true', '10.0.0', '10.0.0.0/33', '10.0.0.0/', '2001:db8::/129', 'proxy.example', '*'])(
    'refuses %j as a proxy to believe',
    (TRUSTED_PROXIES) => {
      expect(() => loadConfig({ ...GOOD, TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES must be');
    },
  );

  it('wants a secret for second factors, and knows no stolen passwords unless a file is named', () => {
    const { SECOND_FACTOR_SECRET: _, ...rest } = GOOD;
    expect(() => loadConfig(rest)).toThrow('SECOND_FACTOR_SECRET is missing');
    expect(loadConfig(GOOD).BREACHED_PASSWORDS_FILE).toBe('');
  });

  it('runs the clock at the rate of real time unless a drill says otherwise', () => {
    const drill = { CLOCK_RATE: '60', CLOCK_ORIGIN_MS: '1794700000000' };
    const read = ({ CLOCK_RATE, CLOCK_ORIGIN_MS }: ReturnType<typeof loadConfig>) => [
      CLOCK_RATE,
      CLOCK_ORIGIN_MS,
    ];
    expect(read(loadConfig(GOOD))).toEqual([1, 0]);
    expect(read(loadConfig({ ...GOOD, ...drill }))).toEqual([60, 1_794_700_000_000]);
    expect(() => loadConfig({ ...GOOD, CLOCK_RATE: '0' })).toThrow('CLOCK_RATE');
  });

  it('takes a cheaper hash of passwords at addresses of nowhere, and refuses it elsewhere', () => {
    const cheap = (WEB_URL: string) => loadConfig({ ...GOOD, WEB_URL, PASSWORD_MEMORY_KIB: '8' });
    for (const host of ['localhost:5173', 'web.localhost', '127.0.0.1:80', 'app.example.com']) {
      expect(cheap(`http://${host}`).PASSWORD_MEMORY_KIB).toBe(8);
    }
    for (const host of ['fovea.io', 'localhost.fovea.io', 'myexample.com', '10.127.0.1']) {
      const url = `https://${host}`;
      expect(() => cheap(url)).toThrow(`PASSWORD_MEMORY_KIB must be 19456 at ${url}`);
      expect(loadConfig({ ...GOOD, WEB_URL: url }).PASSWORD_MEMORY_KIB).toBe(19_456);
      const more = { ...GOOD, WEB_URL: url, PASSWORD_MEMORY_KIB: '65536' };
      expect(loadConfig(more).PASSWORD_MEMORY_KIB).toBe(65_536);
    }
    expect(() => loadConfig({ ...GOOD, PASSWORD_MEMORY_KIB: '7' })).toThrow('PASSWORD_MEMORY_KIB');
  });

  it.each([
    ['HUMAN_PACE', '0', '1'],
    ['DURABILITY', 'relaxed', 'strict'],
  ])('takes %s=%s at addresses of drills only, and never in production', (name, value, usual) => {
    const drill = { ...GOOD, [name]: value };
    const read = (env: Record<string, string>) => String(loadConfig(env)[name as 'HUMAN_PACE']);
    expect(read(GOOD)).toBe(usual);
    expect(read(drill)).toBe(value);
    for (const host of ['localhost:5173', '127.0.0.1:80', '[::1]:80', '192.168.0.7:8443']) {
      expect(read({ ...drill, WEB_URL: `https://${host}` })).toBe(value);
    }
    for (const change of [
      { WEB_URL: 'https://fovea.io' },
      { COLLECT_URL: 'https://go.fovea.io' },
      { WEB_URL: 'https://8.8.8.8' },
      { WEB_URL: 'https://172.32.0.1' },
      { WEB_URL: 'https://192.168.0.7.fovea.io' },
      { NODE_ENV: 'production' },
    ]) {
      const others = { HUMAN_PACE: '1', DURABILITY: 'strict', [name]: value };
      expect(() => loadConfig({ ...GOOD, ...others, ...change })).toThrow(
        `${name} must be ${usual} where people take part: set it so, or serve a drill on this machine`,
      );
      expect(read({ ...GOOD, ...change })).toBe(usual);
    }
    expect(() =>
      loadConfig({
        ...GOOD,
        HUMAN_PACE: '0',
        DURABILITY: 'relaxed',
        WEB_URL: 'https://fovea.io',
      }),
    ).toThrow(/DURABILITY must be strict.*\n.*HUMAN_PACE must be 1/);
  });

  it.each([
    'a'.repeat(32),
    'abcd'.repeat(16),
    'correct-horse-battery-staple-1-'.repeat(2),
    'abcdefghijkl0123'.repeat(2).concat('abc'),
    'aaaabbbbccccaaaabbbbccccddddaaaa',
  ])('refuses %j as a secret, and says how to make one', (weak) => {
    const advice = 'can be guessed: make another by openssl rand -hex 32';
    expect(() => loadConfig({ ...GOOD, CODE_SECRET: weak })).toThrow(`CODE_SECRET ${advice}`);
    expect(() => loadConfig({ ...GOOD, RECORDING_KEYS: `k1:${weak}` })).toThrow(
      `RECORDING_KEYS ${advice}`,
    );
    expect(() => loadConfig({ ...GOOD, CODE_SECRET: weak })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining(weak) }),
    );
  });

  it.each(['0.0.0.0/0', '::/0', '10.0.0.1,128.0.0.0/1'])(
    'believes no %s as a proxy, which would be everybody',
    (TRUSTED_PROXIES) => {
      expect(() => loadConfig({ ...GOOD, TRUSTED_PROXIES })).toThrow(
        'TRUSTED_PROXIES names far too many addresses: name those of your own proxies',
      );
      const own = { ...GOOD, TRUSTED_PROXIES: 'fc00::/7,10.0.0.0/8' };
      expect(loadConfig(own).TRUSTED_PROXIES).toHaveLength(2);
    },
  );

  it.each(['WEB_URL', 'COLLECT_URL', 'S3_PUBLIC_URL'])(
    'wants https:// in %s but on this machine',
    (name) => {
      expect(() => loadConfig({ ...GOOD, [name]: 'http://fovea.io' })).toThrow(
        `${name} must begin with https:// outside this machine: put TLS in front of it`,
      );
      expect(() => loadConfig({ ...GOOD, [name]: 'http://192.168.0.7' })).toThrow('https://');
      expect(loadConfig({ ...GOOD, [name]: 'http://localhost:7000' })).toBeDefined();
    },
  );

  it('wants an origin of their own for participants', () => {
    expect(() => loadConfig({ ...GOOD, COLLECT_URL: `${GOOD.WEB_URL}/` })).toThrow(
      'COLLECT_URL is the same as WEB_URL: give participants an origin of their own',
    );
  });
});
