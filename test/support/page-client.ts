import { brotliDecompressSync } from 'node:zlib'
import type { AppParts } from '../../src/http/site.ts'
import { pages } from '../../src/web/pages.ts'
import { type Dom, parseHtml } from './dom.ts'
import { testApp } from './service.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'gzip, br' }

export type Visited = { status: number; headers: Headers; text: string; dom: Dom }

export type PageClient = {
  visit: (target: string, init?: { method?: string; headers?: Record<string, string> }) => Promise<Visited>
}

/** Visits pages as a browser does, without a port; redirects are not followed. */
export function pageClient(service: AppParts): PageClient {
  const app = testApp(service, pages)
  return {
    async visit(target, init = {}) {
      const request = new Request(`http://inside${target}`, { ...init, headers: { ...BROWSER, ...init.headers } })
      const response = await app.fetch(request, { address: '203.0.113.7' })
      const bytes = Buffer.from(await response.arrayBuffer())
      const isPacked = response.headers.get('content-encoding') === 'br' && bytes.length > 0
      const text = (isPacked ? brotliDecompressSync(bytes) : bytes).toString()
      return { status: response.status, headers: response.headers, text, dom: parseHtml(text) }
    },
  }
}
