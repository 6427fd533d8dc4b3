import { describe, expect, it } from 'vitest';
import {
  createTotpSecret,
  findTotpStep,
  toBase32,
  toOtpauthUrl,
  toTotpCode,
  toTotpStep,
} from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1_000);

describe('a code', () => {
  // RFC 6238, appendix B, SHA-1; its eight figures end with our six.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i is what RFC 6238 says', (seconds, figures) => {
    expect(toTotpCode(SECRET, toTotpStep(at(seconds)))).toBe(figures.slice(2));
  });

  // RFC 4226, appendix D.
  it('of each counter is what RFC 4226 says', () => {
    expect(Array.from({ length: 10 }, (_, step) => toTotpCode(SECRET, step))).toEqual(
      '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '),
    );
  });
});

describe('a typed code', () => {
  const now = at(3_000_000_015);
  const step = toTotpStep(now);

  it('is good in its own 30 seconds and in those before and after', () => {
    const found = [-2, -1, 0, 1, 2].map((around) =>
      findTotpStep(SECRET, toTotpCode(SECRET, step + around), now, 0),
    );
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  it('is refused when it or a newer one was used', () => {
    const code = toTotpCode(SECRET, step);
    expect(findTotpStep(SECRET, code, now, step - 1)).toBe(step);
    expect(findTotpStep(SECRET, code, now, step)).toBeUndefined();
    expect(findTotpStep(SECRET, code, now, step + 1)).toBeUndefined();
  });

  it.each(['', '1', '00000000', '미나미나미나', 'K7QP-2M9X'])('is refused as %j', (code) => {
    expect(findTotpStep(SECRET, code, now, 0)).toBeUndefined();
  });

  it('is refused when it is another secret’s', () => {
    const code = toTotpCode(Buffer.from('another-secret-of-20'), step);
    expect(findTotpStep(SECRET, code, now, 0)).toBeUndefined();
  });
});

describe('a secret', () => {
  // RFC 4648, section 10, without the padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is %j in base32', (text, base32) => {
    expect(toBase32(Buffer.from(text))).toBe(base32);
  });

  it('has 160 bits and is never the same', () => {
    expect(createTotpSecret()).toHaveLength(20);
    expect(createTotpSecret().equals(createTotpSecret())).toBe(false);
  });

  it('stands in an address that authenticator apps read, with the account and the issuer', () => {
    const url = new URL(toOtpauthUrl(SECRET, 'mina+lab@example.com'));
    expect(url.protocol).toBe('otpauth:');
    expect(url.host).toBe('totp');
    expect(decodeURIComponent(url.pathname)).toBe('/Fovea:mina+lab@example.com');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      issuer: 'Fovea',
    });
  });
});
