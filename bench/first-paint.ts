// npm run bench:first-paint -- [rounds]: how long a page needs until something is painted where the processor is four times slower,
// beside a page of one line in the same browser.
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Browser } from 'playwright-core'
import { noBrowser, openBrowser } from '../test/browser/browser.ts'
import { servePages } from '../test/browser/page-server.ts'
import { lochStill, randomSpots, spotRecord } from '../test/support/spots.ts'
import { machine } from './machine.ts'
import { markdownTable, median } from './tables.ts'

const ROUNDS = Number(process.argv[2] ?? 7)
const SLOWER = 4
const PATHS = ['/', '/?q=lake', '/spots/computed', '/silence', '/docs']

if (noBrowser !== false) throw new Error(noBrowser)
const bare = createServer((_, response) =>
  response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Bare</title><p>A line'),
)
bare.listen(0, '127.0.0.1')
await once(bare, 'listening')
const address = bare.address()
const bareUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
const computed = spotRecord('computed', { ratedBy: 'model', silenceRating: 3.4, latitude: 42.509, longitude: 1.5 })
const server = await servePages([computed, lochStill(), ...randomSpots(300, 11)])
const browser = await openBrowser()

const urls = [bareUrl, ...PATHS.map(path => server.baseUrl + path)]
const paints = new Map<string, number[]>(urls.map(url => [url, []]))
// One visit before, as of a machine that has just begun to serve, is not counted.
for (let round = -1; round < ROUNDS; round++)
  for (const url of urls) {
    const paint = await paintOf(browser, url)
    if (round >= 0) paints.get(url)?.push(paint)
  }

const bareMs = median(paints.get(bareUrl) ?? [])
console.log(`${machine()}\nmedians of ${ROUNDS} visits in turn, the processor ${SLOWER} times slower\n`)
const rows = urls.map(url => {
  const ms = median(paints.get(url) ?? [])
  return [
    url === bareUrl ? 'a page of one line' : url.slice(server.baseUrl.length),
    ms.toFixed(0),
    (ms / bareMs).toFixed(2),
  ]
})
console.log(markdownTable(['page', 'first paint, ms', 'against one line'], rows))
await browser.close()
await server.close()
bare.close()

/** Visits a page for the first time, and returns the milliseconds to what is painted first. */
async function paintOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction("performance.getEntriesByName('first-contentful-paint').length > 0")
    return Number(await page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
  } finally {
    await context.close()
  }
}
