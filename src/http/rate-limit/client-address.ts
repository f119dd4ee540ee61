import { createHmac } from 'node:crypto'
import { type BlockList, isIP, SocketAddress } from 'node:net'

/**
 * Tells who a request comes from: the socket's peer, or, when that is a trusted proxy, the right-most address of
 * X-Forwarded-For that is not one. What does not parse as an address is not believed.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trusted: BlockList): string {
  let address = plain(peer)
  if (!forwardedFor) return address
  const hops = forwardedFor.split(',').map(hop => plain(hop.trim()))
  while (isTrusted(address, trusted)) {
    const next = hops.pop()
    if (next === undefined || isIP(next) === 0) break
    address = next
  }
  return address
}

/** Returns what a client is counted by: an IPv4 address, or an IPv6 /64 (a household has the whole of it). */
export function rateKey(address: string): string {
  const one = canonical(address)
  return isIP(one) === 6 ? groupsOf(one).slice(0, 4).join(':') : one
}

/** Returns a client's pseudonym in files that are kept: without the key nobody can find the address by it. */
export function clientPseudonym(client: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(`client ${client}`).digest('base64url').slice(0, 22)
}

/** Leaves out the part of an address that tells one person from the neighbours: the last byte, or all but the /48. */
export function shortAddress(address: string): string {
  if (isIP(address) === 6) return `${groupsOf(address).slice(0, 3).join(':')}::`
  return address.replace(/\.\d+$/, '.0')
}

/** Brings `[::1]:80`, `1.2.3.4:80` and `fe80::1%eth0` into the plain form. */
function plain(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1]
  const bare = bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return canonical(bare.split('%', 1).join(''))
}

/** Writes an address in the one way of RFC 5952: `2001:0DB8::1` as `2001:db8::1`, the mapped `::ffff:102:304` as `1.2.3.4`. */
function canonical(address: string): string {
  if (isIP(address) !== 6) return address
  const { address: written } = new SocketAddress({ address, family: 'ipv6' })
  return written.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '')
}

/** Tells whether an address is that of a trusted proxy. */
export function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address)
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** Expands an IPv6 address to its eight groups; an IPv4 address at its end stays as it is. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...right]
}
