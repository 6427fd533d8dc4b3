// A code is made from its id and a key outside the database, so it is never stored: whoever may see
// it gets it made again, and a copy of the database opens nothing.
import { createHmac } from 'node:crypto';
import { LIMITS } from '@fovea/contract';
import type { Secret } from '#platform/config/secret.ts';
import { requireValue } from '#platform/errors/require-value.ts';
import { TYPED_CHARACTERS } from '#platform/ids/typed-characters.ts';

const GROUP = 4;
const TYPED = new RegExp(`^[${TYPED_CHARACTERS}]{${LIMITS.transferCodeLength}}$`);

/** 60 bits as XXXX-XXXX-XXXX. */
export function toTransferCode(secret: Secret, codeId: string): string {
  const bytes = createHmac('sha256', toKey(secret, 'transfer-code')).update(codeId).digest();
  const characters = Array.from(
    bytes.subarray(0, LIMITS.transferCodeLength),
    (byte) => TYPED_CHARACTERS[byte % TYPED_CHARACTERS.length],
  ).join('');
  const groups = characters.match(new RegExp(`.{${GROUP}}`, 'g'));
  return requireValue(groups, 'transfer code').join('-');
}

/** Hash that a code is found by; undefined if no code looks like this. */
export function findCodeHmac(secret: Secret, typed: string): Buffer | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  if (!TYPED.test(code)) return undefined;
  return createHmac('sha256', toKey(secret, 'transfer-code-lookup')).update(code).digest();
}

const toKey = (secret: Secret, use: string) =>
  createHmac('sha256', secret.reveal()).update(use).digest();
