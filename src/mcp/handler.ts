import { createMcpHandler, validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server'
import type { MountContext } from '../http/mount.ts'
import type { RequestHead } from '../http/request/head.ts'
import { fromResponse, toRequest } from '../http/web-adapter.ts'
import { type HttpResponse, json } from '../http/response/response.ts'
import { serverInfo } from './server-info.ts'
import { createToolServer } from './tools.ts'

/**
 * Answers a message by Streamable HTTP without sessions, in the revision of 2026-07-28 and, for older clients, those before.
 * @throws ApiError `rate_limited` when several calls at once spend the client's window.
 */
export async function handleMcp(head: RequestHead, { baseUrl, read, charge }: MountContext): Promise<HttpResponse> {
  const refusal = refuseRebinding(head, baseUrl)
  if (refusal) return refusal
  // A handler keeps nothing between requests: the tools read as a part of this one.
  const handler = createMcpHandler(() => createToolServer(serverInfo(baseUrl), read))
  const request = await toRequest(head)
  const calls = await callsIn(request.clone())
  if (calls > 1) {
    const revision = head.header('mcp-protocol-version') ?? BATCH_REVISION
    if (revision !== BATCH_REVISION || calls > MOST_CALLS) return rpcError(400, -32600, BATCH_RULE)
    charge(calls - 1)
  }
  return fromResponse(await handler.fetch(request))
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Refuses what a stranger's page could send to a service on the visitor's own machine (DNS rebinding): where the service
 * calls itself by a loopback name, Host and Origin must be loopback names too. A public service is open to all origins,
 * as its whole API is.
 */
function refuseRebinding(head: RequestHead, baseUrl: string): HttpResponse | undefined {
  if (!LOOPBACK.includes(new URL(baseUrl).hostname)) return undefined
  const host = validateHostHeader(head.header('host'), LOOPBACK)
  const origin = validateOriginHeader(head.header('origin'), LOOPBACK)
  if (host.ok && origin.ok) return undefined
  return rpcError(403, -32000, 'this service answers its own machine only: Host and Origin must be localhost')
}

/** The one revision whose JSON-RPC requests may come several at once. */
const BATCH_REVISION = '2025-03-26'
const MOST_CALLS = 10
const BATCH_RULE = `only revision ${BATCH_REVISION} takes several requests at once, at most ${MOST_CALLS}`

/** Counts the requests in a body; what is no JSON is one, and refused by the handler. */
async function callsIn(request: Request): Promise<number> {
  try {
    const body: unknown = await request.json()
    return Array.isArray(body) ? body.length : 1
  } catch {
    return 1
  }
}

function rpcError(status: number, code: number, message: string): HttpResponse {
  const { type = '', ...response } = json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status })
  return { ...response, headers: ['Content-Type', type] }
}
