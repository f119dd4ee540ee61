import assert from 'node:assert/strict'
import { BlockList } from 'node:net'
import { test } from 'node:test'
import { clientAddress, rateKey, shortAddress } from './client-address.ts'

const trusted = new BlockList()
trusted.addSubnet('10.0.0.0', 8)
trusted.addSubnet('fd00::', 8, 'ipv6')

test('the client is the peer, or behind trusted proxies the right-most address that is not one', () => {
  const cases: [peer: string, forwarded: string | null, client: string][] = [
    ['198.51.100.1', null, '198.51.100.1'],
    ['198.51.100.1', '1.1.1.1', '198.51.100.1'],
    ['10.0.0.1', '1.1.1.1, 198.51.100.9', '198.51.100.9'],
    ['10.0.0.1', '1.1.1.1, 198.51.100.9, 10.2.3.4', '198.51.100.9'],
    ['::ffff:10.0.0.1', '198.51.100.9:4711', '198.51.100.9'],
    ['fd00::5', '[2001:db8::1]:80', '2001:db8::1'],
    ['10.0.0.1', '10.0.0.2', '10.0.0.2'],
    ['10.0.0.1', 'unknown', '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
  ]
  for (const [peer, forwarded, client] of cases) assert.equal(clientAddress(peer, forwarded, trusted), client)
})

test('an IPv6 client is counted by its /64, however it is written', () => {
  assert.equal(rateKey('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2')
  assert.equal(rateKey('2001:db8::1'), '2001:db8:0:0')
  assert.equal(rateKey('::1'), '0:0:0:0')
  assert.equal(rateKey('198.51.100.1'), '198.51.100.1')
})

test('a shortened address leaves out who it is among the neighbours', () => {
  assert.equal(shortAddress('198.51.100.77'), '198.51.100.0')
  assert.equal(shortAddress('2001:db8:1:2:3::9'), '2001:db8:1::')
})
