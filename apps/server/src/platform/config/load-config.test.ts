import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './load-config.ts';

const SECRET = 'a-secret-of-at-least-32-characters!';
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
  RECORDING_KEYS: `k2:${SECRET},k1:${SECRET}`,
  CODE_SECRET: SECRET,
  SECOND_FACTOR_SECRET: SECRET,
  PROJECT_SECRET: SECRET,
  PRIVACY_CONTACT: 'privacy@example.com',
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
    expect(config.CODE_SECRET.reveal()).toBe(SECRET);
  });

  it('never repeats a secret in a fault', () => {
    expect(() =>
      loadConfig({ ...GOOD, RECORDING_KEYS: 'k1:tooshort', TOKEN_SECRET: 'hunter2' }),
    ).toThrow(expect.not.objectContaining({ message: expect.stringContaining('hunter2') }));
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
});
