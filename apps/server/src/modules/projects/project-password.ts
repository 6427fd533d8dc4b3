// A project's password is shown to its owner again, so it is sealed, not hashed.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#platform/config/fields.ts';
import { seal, toKey, unseal } from '#platform/crypto/seal.ts';

type Secrets = Pick<Config, 'PROJECT_SECRET'>;

interface Sealed {
  readonly id: string;
  readonly password_sealed: Buffer | null;
}

export function sealProjectPassword(config: Secrets, projectId: string, password: string): Buffer {
  return seal(toProjectKey(config), Buffer.from(password), projectId);
}

export function openProjectPassword(
  config: Secrets,
  { id, password_sealed }: Sealed,
): string | null {
  if (password_sealed === null) return null;
  return unseal(toProjectKey(config), password_sealed, id).toString();
}

/** Also true when there is none. The hashes are compared, so that a near miss tells nothing. */
export function isProjectPassword(config: Secrets, project: Sealed, typed = ''): boolean {
  const password = openProjectPassword(config, project);
  if (password === null) return true;
  const toHmac = (text: string) => createHmac('sha256', toProjectKey(config)).update(text).digest();
  return timingSafeEqual(toHmac(password), toHmac(typed));
}

function toProjectKey({ PROJECT_SECRET }: Secrets): Buffer {
  return toKey(PROJECT_SECRET, 'project password');
}
