import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { type Address, checkedAddresses, onlyTo, PrivateAddress, type Resolve } from '../net/lookup.ts'
import type { AttemptOutcome } from './retries.ts'

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
  const { timeoutMs = TIMEOUT_MS, resolve } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const url = new URL(delivery.url)
    const { allowsPrivate } = delivery
    const addresses = await abortable(checkedAddresses(url, { ...(resolve && { resolve }), allowsPrivate }), timeout)
    return await send(url, delivery, { addresses, timeout })
  } catch (error) {
    if (timeout.aborted) return { error: `no answer within ${timeoutMs / 1000} s` }
    return { error: error instanceof Error ? reasonOf(error) : 'the connection failed' }
  }
}

/** Says why an endpoint will not be posted to, or undefined; a host that is not found yet is no reason. */
export async function refusalOf(href: string, resolve?: Resolve): Promise<string | undefined> {
  try {
    await checkedAddresses(new URL(href), resolve && { resolve })
  } catch (error) {
    if (error instanceof PrivateAddress) return error.message
  }
  return undefined
}

type Checked = { addresses: Address[]; timeout: AbortSignal }

function send(url: URL, { headers, body }: Delivery, { addresses, timeout }: Checked): Promise<AttemptOutcome> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: onlyTo(addresses),
        agent: false,
        signal: timeout,
      },
      response => {
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null })
        // Only the status counts.
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
