import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { attribute, textIn, withTag } from '../../../../test/support/dom.ts'
import { pageClient } from '../../../../test/support/page-client.ts'
import { type PageServer, servePages } from '../../../../test/browser/page-server.ts'
import { temporaryFolder } from '../../../../test/support/running-server.ts'
import { randomSpots } from '../../../../test/support/spots.ts'
import { NO_EXTRACTS, realExtract } from '../../../../test/support/osm-samples.ts'

// The curl examples are run by ../docs-page.test.ts, the stream in a browser by test/in-the-browser.test.ts.

const COMMAND = fileURLToPath(new URL('../../../../bin/sanctuary.js', import.meta.url))
const PREFIX = 'npm run -s sanctuary -- '

/** What the guides show as code that is not a curl command. */
async function codeOf({ service }: PageServer): Promise<string[]> {
  const { dom } = await pageClient(service).visit('/docs')
  return withTag(dom, 'pre')
    .filter(block => attribute(block, 'class') !== 'curl')
    .map(textIn)
}

async function withServer(use: (server: PageServer) => Promise<void>): Promise<void> {
  const server = await servePages(randomSpots(20))
  try {
    await use(server)
  } finally {
    await server.close()
  }
}

test('the function of the guide to caching fetches once and hears of nothing new', async () => {
  await withServer(async server => {
    const code = (await codeOf(server)).find(text => text.includes('If-None-Match')) ?? assert.fail('no such example')
    const folder = temporaryFolder()
    const file = join(folder.path, 'spots.mjs')
    writeFileSync(file, `${code}\nexport { spots }\n`)
    const { spots } = await import(pathToFileURL(file).href)
    folder.remove()
    const url = `${server.baseUrl}/api/spots?limit=3`
    assert.equal((await spots(url)).data.length, 3)
    assert.equal(await spots(url), 'nothing new')
  })
})

const extract = realExtract('andorra-2025-01-19.osm.pbf')

test('the commands of the guide to importing import', { skip: extract === undefined && NO_EXTRACTS }, async () => {
  await withServer(async server => {
    const commands = (await codeOf(server)).flatMap(text => text.split('\n')).filter(line => line.startsWith(PREFIX))
    const folder = temporaryFolder()
    copyFileSync(extract ?? '', join(folder.path, 'andorra-latest.osm.pbf'))
    writeFileSync(join(folder.path, 'my-places.csv'), 'name,lat,lon,rating\nStill Pond,42.5,1.5,4.5\n')
    const published = commands.map(command => run(command.replace(PREFIX, ''), folder.path))
    folder.remove()
    assert.equal(published.length, 2)
    for (const [i, report] of published.entries()) assert.match(report, new RegExp(`published as version ${i + 1}`))
  })
})

function run(command: string, folder: string): string {
  const words = command.match(/"[^"]*"|\S+/g)?.map(word => word.replaceAll('"', '')) ?? []
  const env = { ...process.env, DATA_DIR: join(folder, 'var') }
  return execFileSync(process.execPath, [COMMAND, ...words], { cwd: folder, env, encoding: 'utf8' })
}
