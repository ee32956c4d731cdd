import { expect, it } from 'vitest'
import { networkOf } from './address.ts'

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:0DB8:0000:0007:aaaa:bbbb:cccc:dddd', '2001:db8:0:7::/64'],
  ['2001:db8::7:1:2:3:4', '2001:db8:0:7::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('counts neighbours of one network together and other networks separately', () => {
  expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8::ffff'))
  expect(networkOf('2001:db8:1::1')).not.toBe(networkOf('2001:db8:2::1'))
})

it('has no network for a connection that the client has closed', () => {
  expect(networkOf(undefined)).toBe('')
})
