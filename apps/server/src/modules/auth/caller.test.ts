import { describe, expect, it } from 'vitest';
import { toPlace } from './caller.ts';

describe('the place of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
    ['::FFFF:203.0.113.7', '203.0.113.7', '203.0.113'],
    ['203.0.113.7:52100', '203.0.113.7', '203.0.113'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
    ['2001:DB8:0001:0002::6', '2001:db8:1:2', '2001:db8:1'],
    ['2001:db8::6', '2001:db8:0:0', '2001:db8:0'],
    ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
    ['::1', '0:0:0:0', '0:0:0'],
    ['::', '0:0:0:0', '0:0:0'],
  ])('of %s is the line %s in the network %s', (ip, address, network) => {
    expect(toPlace(ip)).toEqual({ address, network });
  });

  it('is one line for a /64 and one network for a /48, and not for the next', () => {
    expect(toPlace('2001:db8:1:2::1')).toEqual(toPlace('2001:db8:1:2:ffff::9'));
    expect(toPlace('2001:db8:1:2::1').address).not.toBe(toPlace('2001:db8:1:3::1').address);
    expect(toPlace('2001:db8:1:2::1').network).toBe(toPlace('2001:db8:1:3::1').network);
    expect(toPlace('2001:db8:1::1').network).not.toBe(toPlace('2001:db8:2::1').network);
  });

  it('is one network for an IPv4 /24, and not for the next', () => {
    expect(toPlace('198.51.100.1').network).toBe(toPlace('198.51.100.255').network);
    expect(toPlace('198.51.100.1').network).not.toBe(toPlace('198.51.101.1').network);
  });
});
