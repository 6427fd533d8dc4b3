import type { Config } from './fields.ts';

/** Matches this machine, and names that nobody can own (RFC 2606 and 6761). */
const NOWHERE = /(^|\.)(localhost|example|example\.com|invalid|test)$|^127\.|^\[::1\]$/;

/** Whether an address is one of drills and tests, where nobody has an account. */
export function isNowhere(url: string): boolean {
  return NOWHERE.test(new URL(url).hostname);
}

/** A stack of a developer or of a drill: its address is nowhere, or its database may forget. */
export function isDevelopment(config: Pick<Config, 'WEB_URL' | 'DURABILITY'>): boolean {
  return isNowhere(config.WEB_URL) || config.DURABILITY === 'relaxed';
}
