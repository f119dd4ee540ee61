import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createHttpServer } from '../../src/http/node-adapter.ts'
import { mcpMount } from '../../src/mcp/endpoint.ts'
import { LINKS, testApp, testService } from '../support/service.ts'
import { randomSpots } from '../support/spots.ts'

const RUNNER = '../../node_modules/@modelcontextprotocol/conformance/dist/index.js'
const runner = fileURLToPath(new URL(RUNNER, import.meta.url))
const expectedFailures = fileURLToPath(new URL('expected-failures.yml', import.meta.url))

test('the official conformance runner passes, but for what is not offered', async () => {
  const service = await testService(randomSpots(5), { links: { ...LINKS, baseUrl: 'http://localhost:3000' } })
  const app = testApp(service, { all: [] }, [mcpMount])
  const server = createHttpServer(app)
  const folder = mkdtempSync(join(tmpdir(), 'sanctuary-mcp-'))
  try {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const url = `http://localhost:${port}/mcp`
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [runner, 'server', '--url', url, '--expected-failures', expectedFailures],
      { cwd: folder, timeout: 120_000 },
    )
    for (const scenario of ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection']) {
      assert.match(stdout, new RegExp(`✓ ${scenario}: [1-9]`))
    }
  } finally {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
    rmSync(folder, { recursive: true, force: true })
  }
})
