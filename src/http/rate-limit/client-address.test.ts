import assert from 'node:assert/strict'
import { BlockList } from 'node:net'
import { test } from 'node:test'
import { clientAddress, rateKey, shortAddress } from './client-address.ts'

const trusted = new BlockList()
trusted.addSubnet('10.0.0.0', 8)
trusted.addSubnet('fd00::', 8, 'ipv6')

test('the client is the peer, or behind trusted proxies the right-most address that is not one', () => {
  const cases: [peer: string, forwarded: string | undefined, client: string][] = [
    ['198.51.100.1', undefined, '198.51.100.1'],
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
  for (const written of ['2001:0db8::1', '2001:DB8:0:0:0:0:0:1', '2001:db8:0::0:1', '2001:0db8:0000:0000::7']) {
    assert.equal(rateKey(written), '2001:db8:0:0', written)
  }
})

test('an IPv4 client is the same client when its address is written as IPv6, in hex too', () => {
  for (const written of ['::ffff:198.51.100.1', '::FFFF:c633:6401', '0:0:0:0:0:ffff:c633:6401']) {
    assert.equal(rateKey(written), '198.51.100.1', written)
    assert.equal(clientAddress('10.0.0.1', written, trusted), '198.51.100.1', written)
    assert.equal(clientAddress('10.0.0.1', `[${written}]:4711`, trusted), '198.51.100.1', written)
  }
  assert.equal(clientAddress('::ffff:0a00:1', '198.51.100.9', trusted), '198.51.100.9')
  assert.notEqual(rateKey('::ffff:c633:6401'), rateKey('::ffff:c633:6402'))
})

test('a shortened address leaves out who it is among the neighbours', () => {
  assert.equal(shortAddress('198.51.100.77'), '198.51.100.0')
  assert.equal(shortAddress('2001:db8:1:2:3::9'), '2001:db8:1::')
})
