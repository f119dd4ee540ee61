import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { png } from './style-server.ts'

export const LIBRARY_ORIGIN = 'https://unpkg.com'
export const GROUND_ORIGIN = 'https://tile.openstreetmap.org'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
}

/** Answers what a page fetches from the CDN with the installed files of the same version, and base maps with one colour. */
export async function answerForOthers(page: Page): Promise<void> {
  await page.route(`${LIBRARY_ORIGIN}/**`, async route => answerLibrary(route))
  await page.route(`${GROUND_ORIGIN}/**`, async route =>
    route.fulfill({ contentType: 'image/png', headers: ANY_ORIGIN, body: png([220, 230, 210]) }),
  )
}

const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' }

async function answerLibrary(route: Route): Promise<void> {
  const [, name = '', version, file = ''] =
    /^\/([a-z-]+)@([\d.]+)\/(.+)$/.exec(new URL(route.request().url()).pathname) ?? []
  const folder = new URL(`../../node_modules/${name}/`, import.meta.url)
  const installed: { version: string } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  if (installed.version !== version) return route.abort('addressunreachable')
  const type = TYPES[extname(file)]
  await route.fulfill({
    ...(type !== undefined && { contentType: type }),
    headers: ANY_ORIGIN,
    body: readFileSync(new URL(file, folder)),
  })
}
