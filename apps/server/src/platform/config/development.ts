import { BlockList, isIP } from 'node:net';
import type { Config } from './fields.ts';

/** Matches this machine, and names that nobody can own (RFC 2606 and 6761). */
const NOWHERE = /(^|\.)(localhost|example|example\.com|invalid|test)$|^127\.|^\[::1\]$/;

/** Networks without a way in from outside: a phone beside a developer's machine. */
const AT_HOME = new BlockList();
// Private, shared by a carrier, and of one link (RFC 1918, 6598, 3927).
AT_HOME.addSubnet('10.0.0.0', 8);
AT_HOME.addSubnet('172.16.0.0', 12);
AT_HOME.addSubnet('192.168.0.0', 16);
AT_HOME.addSubnet('100.64.0.0', 10);
AT_HOME.addSubnet('169.254.0.0', 16);
// For documents and tests: no router leads there (RFC 5737).
AT_HOME.addSubnet('192.0.2.0', 24);
AT_HOME.addSubnet('198.51.100.0', 24);
AT_HOME.addSubnet('203.0.113.0', 24);

/** Whether an address is one of drills and tests, where nobody has an account. */
export function isNowhere(url: string): boolean {
  return NOWHERE.test(new URL(url).hostname);
}

/** A stack of a developer or of a drill: both of its addresses lead to this machine alone, or nowhere. */
export function isDevelopment({
  WEB_URL,
  COLLECT_URL,
}: Pick<Config, 'WEB_URL' | 'COLLECT_URL'>): boolean {
  return [WEB_URL, COLLECT_URL].every((url) => {
    const { hostname } = new URL(url);
    return isNowhere(url) || (isIP(hostname) === 4 && AT_HOME.check(hostname));
  });
}
