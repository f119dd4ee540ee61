import type { Mount } from '../http/mount.ts'

/** Parsing, checking against the tools' schemas and writing: roughly, of about 6 ms that a whole call takes. */
const WORK_MS = 3

/** /mcp, the agents' endpoint. A thread reads the protocol's library when it is first asked there: 20 MB that few need. */
export const mcpMount: Mount = {
  path: '/mcp',
  allow: 'POST, OPTIONS',
  workMs: WORK_MS,
  async handle(head, context) {
    const { handleMcp } = await import('./handler.ts')
    return handleMcp(head, context)
  },
}
