import assert from 'node:assert/strict'
import { isIP } from 'node:net'
import { test } from 'node:test'
import { PRIVATE_HOSTS } from '../../test/support/private-hosts.ts'
import { isPublicAddress } from './addresses.ts'

const NOT_PUBLIC =
  `0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 127.0.0.1 127.8.8.8 169.254.169.254
  172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.192 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255 198.51.100.7
  203.0.113.7 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 168.63.129.16
  :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::1 100::1 2001::1 2001:db8::1 2002:7f00:1::
  3fff::1 4000::1 fc00::1 fd00:ec2::254 fe80::1 fec0::1 ff02::1 nonsense`.split(/\s+/)
const PUBLIC = `1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.1 169.253.0.1
  172.15.255.255 172.32.0.0 192.167.1.1 198.17.0.1 223.255.255.255 2606:4700::1111 2a00:1450::1 2001:4860:4860::8888
  2003::1`.split(/\s+/)

test('every network that is not the public internet is told from it', () => {
  for (const address of NOT_PUBLIC) assert.ok(!isPublicAddress(address), address)
  for (const address of PUBLIC) assert.ok(isPublicAddress(address), address)
})

test('no spelling of an address in a URL hides what it is', () => {
  for (const spelling of PRIVATE_HOSTS) {
    const host = new URL(`http://${spelling}/`).hostname.replaceAll(/[[\]]/g, '')
    assert.ok(host === 'localhost' || isIP(host) > 0, spelling)
    assert.ok(!isPublicAddress(host), spelling)
  }
})
