import { BlockList, isIP } from 'node:net'

// Addresses that are no part of the public internet: a delivery or a download there could reach what only this machine may.
// IANA IPv4 and IPv6 Special-Purpose Address Registries; multicast; the metadata services of clouds lie within, but for
// the last row.
const NOT_PUBLIC_IPV4: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Azure's own services, at a public address.
  ['168.63.129.16', 32],
]

/** Global unicast is all of this but the networks below: protocol assignments, documentation, 6to4 (which wraps IPv4). */
const GLOBAL_IPV6: [network: string, prefix: number] = ['2000::', 3]
const NOT_PUBLIC_IPV6: [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const notPublicIpv4 = listOf(NOT_PUBLIC_IPV4, 'ipv4')
const globalIpv6 = listOf([GLOBAL_IPV6], 'ipv6')
const notPublicIpv6 = listOf(NOT_PUBLIC_IPV6, 'ipv6')

/** Tells whether an address is one of the public internet; what wraps an IPv4 address in IPv6 is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !notPublicIpv4.check(address, 'ipv4')
  return version === 6 && globalIpv6.check(address, 'ipv6') && !notPublicIpv6.check(address, 'ipv6')
}

function listOf(networks: readonly [string, number][], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family)
  return list
}
