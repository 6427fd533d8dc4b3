import { describe, expect, it } from 'vitest';
import { Secret } from '#platform/config/secret.ts';
import { createRecoveryCodes, createSecondFactorSecrets } from './second-factor-secrets.ts';

const SECRET = new Secret('a-secret-of-at-least-32-characters!');
const secrets = createSecondFactorSecrets(SECRET);
const PLAIN = Buffer.from('12345678901234567890');

describe('a sealed secret', () => {
  it('opens for its user', () => {
    expect(secrets.open(secrets.seal(PLAIN, 'mina'), 'mina')).toEqual(PLAIN);
  });

  it('opens for no other user, so that rows cannot be exchanged', () => {
    expect(() => secrets.open(secrets.seal(PLAIN, 'mina'), 'jun')).toThrow();
  });

  it('opens with no other key', () => {
    const others = createSecondFactorSecrets(new Secret(`other-${SECRET.reveal()}`));
    expect(() => others.open(secrets.seal(PLAIN, 'mina'), 'mina')).toThrow();
  });

  it('does not open when any byte is another', () => {
    const sealed = secrets.seal(PLAIN, 'mina');
    for (const place of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => secrets.open(changed, 'mina')).toThrow();
    }
  });

  it('shows nothing and is never the same', () => {
    const [one, two] = [secrets.seal(PLAIN, 'mina'), secrets.seal(PLAIN, 'mina')];
    expect(one.includes(PLAIN)).toBe(false);
    expect(one.equals(two)).toBe(false);
  });
});

describe('recovery codes', () => {
  it('are eight, each of two times four letters and figures that do not look alike', () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(8);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  });

  it('are recognised however they are typed, and only for their user', () => {
    const hmac = secrets.toRecoveryHmac('mina', 'K7QP-2M9X');
    for (const typed of ['k7qp2m9x', ' K7QP 2M9X ', 'k7qp-2m9x']) {
      expect(secrets.toRecoveryHmac('mina', typed)).toEqual(hmac);
    }
    expect(secrets.toRecoveryHmac('jun', 'K7QP-2M9X')).not.toEqual(hmac);
    expect(secrets.toRecoveryHmac('mina', 'K7QP-2M9Y')).not.toEqual(hmac);
  });
});
