import {
  createMcpHandler,
  type McpHttpHandler,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server'
import type { Door, DoorContext } from '../http/app.ts'
import { serverInfo } from './server-info.ts'
import { createToolServer } from './tools.ts'

/** /mcp: Streamable HTTP without sessions, in the revision of 2026-07-28 and, for older clients, those before. */
export const mcpDoor: Door = {
  path: '/mcp',
  methods: 'POST, OPTIONS',
  async handle(request, context) {
    const refusal = refuseRebinding(request, context)
    if (refusal) return refusal
    return handlerOf(context).fetch(request)
  },
}

/** A handler keeps nothing between requests: the tools read through the request's own context. */
function handlerOf({ baseUrl, read }: DoorContext): McpHttpHandler {
  return createMcpHandler(() => createToolServer(serverInfo(baseUrl), read))
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Refuses what a page of a stranger could send to a service on the visitor's own machine (DNS rebinding): where the
 * service calls itself by a loopback name, Host and Origin must be loopback names too. A public service is open to all
 * origins, as its whole API is.
 */
function refuseRebinding({ headers }: Request, { baseUrl }: DoorContext): Response | undefined {
  if (!LOOPBACK.includes(new URL(baseUrl).hostname)) return undefined
  const host = validateHostHeader(headers.get('host'), LOOPBACK)
  const origin = validateOriginHeader(headers.get('origin'), LOOPBACK)
  if (host.ok && origin.ok) return undefined
  return Response.json(
    {
      jsonrpc: '2.0',
      error: { code: -32000, message: 'this service answers its own machine only: Host and Origin must be localhost' },
      id: null,
    },
    { status: 403 },
  )
}
