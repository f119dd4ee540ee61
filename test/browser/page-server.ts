import { createServer } from 'node:net'
import type { BaseMapFolder } from '../../src/basemap/folder.ts'
import { createHttpServer } from '../../src/http/node-adapter.ts'
import type { Settings } from '../../src/http/site.ts'
import type { SilenceGrid } from '../../src/silence/grid/silence-grid.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { pages } from '../../src/web/pages.ts'
import { LINKS, testApp, testService, type TestService } from '../support/service.ts'

export type PageServer = { baseUrl: string; service: TestService; close: () => Promise<void> }

/** Serves API and pages over records on a free port of 127.0.0.1, under which its links name it. */
export async function servePages(
  spots: readonly SpotRecord[],
  options: Partial<Pick<Settings, 'mapStyle' | 'mapTiles' | 'contactUrl'>> & {
    limit?: number
    baseMap?: string
    baseMaps?: BaseMapFolder
    grid?: SilenceGrid
  } = {},
): Promise<PageServer> {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const service = await testService(spots, { links: { ...LINKS, baseUrl }, ...options })
  const server = createHttpServer(testApp(service, pages))
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    baseUrl,
    service,
    async close() {
      const closed = new Promise(resolve => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
