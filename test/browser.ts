import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

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
