import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

test('sanctuary mcp answers an agent over standard input and output', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanctuary-mcp-'))
  const client = new Client({ name: 'test', version: '1.0.0' })
  try {
    const program = fileURLToPath(new URL('../../../bin/sanctuary.js', import.meta.url))
    const { PATH = '' } = process.env
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [program, 'mcp'],
      env: { PATH, DATA_DIR: folder },
    })
    await client.connect(transport)
    const { structuredContent } = await client.callTool({ name: 'ask', arguments: { q: 'how quiet is Sarek?' } })
    assert.match(JSON.stringify(structuredContent), /Sarek is rated 5\.0/)
  } finally {
    await client.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
