import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where a browser for the tests is; undefined when none is found. */
export const browserPath: string | undefined = PLACES.find(path => path !== undefined && existsSync(path))

/** Why the tests that need a browser are not run; false when they are. */
export const noBrowser: string | false =
  browserPath === undefined && 'no browser found: install Chromium, or name one in CHROMIUM'

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(browserPath !== undefined && { executablePath: browserPath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

type Watched = BrowserContextOptions & {
  /** Where requests may go. */
  origins: readonly string[]
}

/** Opens a page for a test, and fails it on any complaint of the browser or request to elsewhere. */
export async function withWatchedPage(
  browser: Browser,
  { origins, ...options }: Watched,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  // What the service worker fetches would hide from the watch and from routes; it has tests of its own.
  const context = await browser.newContext({
    viewport: { width: 1200, height: 800 },
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' && !/status of 4(04|29)/.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('request', request => {
    const isAllowed = origins.includes(new URL(request.url()).origin) || /^(blob|data):/.test(request.url())
    if (!isAllowed) complaints.push(request.url())
  })
  try {
    await use(page)
    assert.deepEqual(complaints, [])
  } finally {
    await context.close()
  }
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const RULES = "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']"

/** What axe finds wrong on a page by WCAG 2.2 AA and good practice. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate<string[]>(
    `axe.run({ runOnly: ${RULES} }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(node => node.html).join(' ')))`,
  )
}
