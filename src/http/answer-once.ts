import { hash } from 'node:crypto'
import type { StoredResponse, StoredResponses } from '../work/stored-responses.ts'
import { ApiError, errorResponse } from './errors.ts'
import type { Exchange } from './exchange.ts'
import { clientPseudonym } from './rate-limit/client-address.ts'
import { createRunOnce, type RunOnce } from './request/run-once.ts'
import { bytesOf, forEachHeader, headerList, type HttpResponse, JSON_TYPE } from './response/response.ts'

type Keyed = { key: string; bytes: Uint8Array; answer: (seed: string) => Promise<HttpResponse> }

/** Answers a request with an Idempotency-Key: the first time by `answer`, then with the same again. */
export async function answerOnce(exchange: Exchange, { key, bytes, answer }: Keyed): Promise<HttpResponse> {
  const { head, target, site } = exchange
  // The same after a restart; who does not know the client's own key cannot try addresses out on it.
  const standing = clientPseudonym(exchange.client, exchange.directory.cursorKey)
  const runOnce = runners.getOrInsertComputed(site.work.answers, createRunOnce)
  const { answer: stored, isReplayed } = await runOnce(
    {
      scope: digest(JSON.stringify([standing, head.method, target.pathname, key])),
      client: pseudonymOf(exchange),
      fingerprint: `${bytes.length}-${digest(bytes)}`,
    },
    { make: seed => settle(exchange, () => answer(seed)), signal: head.signal },
  )
  const { status, type, headers } = stored
  const replayed = isReplayed ? ['Idempotent-Replayed', 'true'] : []
  return { status, type, headers: [...headerList(headers), ...replayed], body: [stored.bytes] }
}

/** Returns the pseudonym of the exchange's client where its jobs and kept responses are counted. */
export function pseudonymOf({ client, site }: Exchange): string {
  return clientPseudonym(client, site.settings.clientKey)
}

/** Makes the response to store, a refusal too. What is no ApiError is thrown on. */
async function settle(exchange: Exchange, answer: () => Promise<HttpResponse>): Promise<StoredResponse> {
  try {
    const response = await answer()
    return storable(response)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { head, site, requestId } = exchange
    const accept = head.header('accept')
    const response = errorResponse(error, { links: site.reads.links, accept, requestId })
    return storable({ ...response, headers: headerList(error.headers) })
  }
}

function storable(response: HttpResponse): StoredResponse {
  const headers: Record<string, string> = {}
  forEachHeader(response.headers, (name, value) => {
    headers[name] = value
  })
  return { status: response.status, type: response.type ?? JSON_TYPE, headers, bytes: bytesOf(response) }
}

/** Twins in one thread get it at once: those of one store share what runs them. */
const runners = new WeakMap<StoredResponses, RunOnce>()

function digest(data: string | Uint8Array): string {
  return hash('sha256', data, 'base64url')
}
