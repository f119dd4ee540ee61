import { createServer } from 'node:http'
import { createApp } from '../src/http/app.ts'
import type { ServiceOptions } from '../src/http/create-service.ts'
import { createListener } from '../src/http/listener.ts'
import { createResponseCache } from '../src/http/response-cache.ts'
import type { Service } from '../src/http/service.ts'
import type { SpotRecord } from '../src/spots/spot.ts'
import { pages } from '../src/web/pages.ts'
import { LINKS, testService } from './service.ts'

export type PageServer = { baseUrl: string; service: Service; close: () => Promise<void> }

/** Serves API and pages over records on a free port of 127.0.0.1, under which its links name it. */
export async function servePages(
  spots: readonly SpotRecord[],
  options: Pick<Partial<ServiceOptions>, 'mapStyle' | 'contactUrl'> & { limit?: number } = {},
): Promise<PageServer> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const service = await testService(spots, { links: { ...LINKS, baseUrl }, ...options })
  server.on('request', createListener(createApp(service, pages), service, createResponseCache(service)))
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
