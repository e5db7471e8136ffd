import { describe, expect, test } from 'vitest'
import { callerOf, networkOf } from './network-of.ts'

describe('The network of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
    ['2001:DB8:0001:0a02::9', '2001:db8:1:a02::/64', '2001:db8:1:a00::/56', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'],
    ['', '', '', ''],
    ['unknown', 'unknown', 'unknown', 'unknown'],
  ])('of %s is %s, on the line %s, within %s', (address, near, line, wide) => {
    expect(networkOf(address)).toEqual({ near, line, wide })
  })
})

describe('The caller', () => {
  const proxy = { remoteAddress: '127.0.0.1' } as Parameters<typeof callerOf>[0]['socket']
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::1]:51234', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['2001:db8::1:443', '2001:db8::1:443'],
    ['fe80::1%eth0', 'fe80::1'],
    ['unknown', '127.0.0.1'],
    ['203.0.113.7:', '127.0.0.1'],
    ['203.0.113.7:80:80', '127.0.0.1'],
    ['203.0.113.300:80', '127.0.0.1'],
    ['[203.0.113.7', '127.0.0.1'],
    ['[<script>]:1', '127.0.0.1'],
    ['1'.repeat(5000), '127.0.0.1'],
    ['', '127.0.0.1'],
  ])('behind the entry %s of the proxy is %s', (ip, address) => {
    expect(callerOf({ ip, socket: proxy })).toBe(address)
  })
})
