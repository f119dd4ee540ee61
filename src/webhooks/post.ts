import { lookup } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../net/addresses.ts'
import type { AttemptOutcome } from './retries.ts'

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

export type Delivery = {
  url: string
  headers: Record<string, string>
  body: string
  /** Whether the operator has allowed this host to lie in a private network. */
  allowsPrivate: boolean
}

export type PostOptions = { timeoutMs?: number; resolve?: Resolve }

const TIMEOUT_MS = 15_000

/**
 * Posts a delivery: the host's addresses are looked up and checked anew each time, and the connection goes to what was
 * checked. Redirects are not followed. Never throws: what goes wrong is an outcome.
 */
export async function post(delivery: Delivery, options: PostOptions = {}): Promise<AttemptOutcome> {
  const { timeoutMs = TIMEOUT_MS, resolve = resolveAll } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const url = new URL(delivery.url)
    const addresses = await abortable(addressesOf(url, resolve), timeout)
    const refused = delivery.allowsPrivate ? undefined : addresses.find(({ address }) => !isPublicAddress(address))
    if (refused) return { error: notPublic(url, refused.address) }
    return await send(url, delivery, { addresses, timeout })
  } catch (error) {
    if (timeout.aborted) return { error: `no answer within ${timeoutMs / 1000} s` }
    return { error: error instanceof Error ? reasonOf(error) : 'the connection failed' }
  }
}

/** Says why an endpoint will not be posted to, or undefined; a host that is not found yet is no reason. */
export async function refusalOf(href: string, resolve: Resolve = resolveAll): Promise<string | undefined> {
  const url = new URL(href)
  const addresses = await addressesOf(url, resolve).catch(() => [])
  const refused = addresses.find(({ address }) => !isPublicAddress(address))
  return refused && notPublic(url, refused.address)
}

function notPublic({ hostname }: URL, address: string): string {
  return `${hostname} is at ${address}, which is not a public address: allow it with --allow-private if it is yours`
}

async function addressesOf({ hostname }: URL, resolve: Resolve): Promise<{ address: string; family: number }[]> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(host)
  const addresses = family ? [{ address: host, family }] : await resolve(host)
  if (addresses.length === 0) throw new Error(`the host ${host} has no address`)
  return addresses
}

function resolveAll(host: string): Promise<{ address: string; family: number }[]> {
  return lookup(host, { all: true, verbatim: true })
}

type Checked = { addresses: { address: string; family: number }[]; timeout: AbortSignal }

function send(url: URL, { headers, body }: Delivery, { addresses, timeout }: Checked): Promise<AttemptOutcome> {
  const [first] = addresses
  const toChecked: LookupFunction = (_host, { all }, answer) => {
    if (all) answer(null, addresses)
    else answer(null, first?.address ?? '', first?.family)
  }
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: toChecked,
        agent: false,
        signal: timeout,
      },
      response => {
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null })
        // The status is all that counts.
        response.destroy()
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

async function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  ])
}

function reasonOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : ''
  return code !== '' && !error.message.includes(code) ? `${error.message} (${code})` : error.message
}
