import { expect, it } from 'vitest'
import { ipKey } from './ip-key.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:198.51.100.77', '198.51.100.77'],
  // Looks like an IPv4 address on an IPv6 socket but is not one: this notation gains no separate count.
  ['2001:db8::ffff:203.0.113.7', '2001:db8:0:0::/64'],
  ['::ffff:203.0.113.7x', '::ffff:203.0.113.7x'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
  ['2001::2:3:4:5:192.0.2.1', '2001:0:2:3::/64'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('counts %s as %s', (ip, key) => {
  expect(ipKey(ip)).toBe(key)
})
