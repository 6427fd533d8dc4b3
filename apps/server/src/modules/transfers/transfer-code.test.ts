import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Secret } from '#platform/config/secret.ts';
import { findCodeHmac, toTransferCode } from './transfer-code.ts';

const secret = new Secret('a-secret-for-tests-of-at-least-32-characters');
const other = new Secret('another-secret-of-at-least-thirty-two-chars');

describe('a transfer code', () => {
  it('is twelve characters in three groups, the same each time it is made, another for each id and key', () => {
    const id = randomUUID();
    const code = toTransferCode(secret, id);
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
    expect(toTransferCode(secret, id)).toBe(code);
    expect(toTransferCode(other, id)).not.toBe(code);
    const codes = Array.from({ length: 2_000 }, () => toTransferCode(secret, randomUUID()));
    expect(new Set(codes).size).toBe(2_000);
    const used = new Set(codes.join('').replaceAll('-', ''));
    expect(used.size).toBe(32);
  });

  it('is found however it is typed, and not found if it cannot be one', () => {
    const code = toTransferCode(secret, randomUUID());
    const hmac = findCodeHmac(secret, code);
    expect(hmac).toHaveLength(32);
    for (const typed of [
      code.toLowerCase(),
      code.replaceAll('-', ''),
      ` ${code.replaceAll('-', ' ')} `,
    ]) {
      expect(findCodeHmac(secret, typed)).toEqual(hmac);
    }
    for (const typed of [
      '',
      'AAAA',
      `${code}A`,
      code.replace(/.$/, '0'),
      code.replace(/.$/, 'O'),
    ]) {
      expect(findCodeHmac(secret, typed)).toBeUndefined();
    }
  });
});
