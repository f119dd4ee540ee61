import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './addresses.ts'

export type Address = { address: string; family: number }
/** Finds all addresses of a host. */
export type Resolve = (host: string) => Promise<Address[]>

/** A host is at an address that is not of the public internet, and that is not allowed. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

/** Asks the system, as every program of the machine does. */
function resolveAll(host: string): Promise<Address[]> {
  return lookup(host, { all: true, verbatim: true })
}

/**
 * Finds the addresses of a URL's host. Connect to one of these alone (`onlyTo`): a second question may be answered
 * otherwise.
 * @throws PrivateAddress when any of them is not public and `allowsPrivate` is not given; Error when there is none.
 */
export async function checkedAddresses(
  { hostname }: URL,
  { resolve = resolveAll, allowsPrivate = false }: { resolve?: Resolve; allowsPrivate?: boolean } = {},
): Promise<Address[]> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(host)
  const addresses = family ? [{ address: host, family }] : await resolve(host)
  if (addresses.length === 0) throw new Error(`the host ${host} has no address`)
  const refused = allowsPrivate ? undefined : addresses.find(({ address }) => !isPublicAddress(address))
  if (refused === undefined) return addresses
  throw new PrivateAddress(
    `${hostname} is at ${refused.address}, which is not a public address: allow it with --allow-private if it is yours`,
  )
}

/** Makes the look-up of a request answer with addresses that have been checked. */
export function onlyTo(addresses: readonly Address[]): LookupFunction {
  const [first] = addresses
  return (_host, { all }, answer) => {
    if (all) answer(null, [...addresses])
    else answer(null, first?.address ?? '', first?.family)
  }
}
