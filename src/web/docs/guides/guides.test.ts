import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseHtml, textIn, withTag } from '../../../../test/support/dom.ts'
import { codeOfDocs } from '../../../../test/support/docs.ts'
import { type PageServer, servePages } from '../../../../test/browser/page-server.ts'
import { createClient } from '../../../../client/src/index.ts'
import { publishInto } from '../../../../test/support/catalogue-folder.ts'
import { startProcess, temporaryFolder } from '../../../../test/support/running-server.ts'
import { randomSpots } from '../../../../test/support/spots.ts'
import { NO_EXTRACTS, realExtract } from '../../../../test/support/osm-samples.ts'

// The curl examples are run by ../docs-page.test.ts, the stream in a browser by test/in-the-browser.test.ts.

const COMMAND = fileURLToPath(new URL('../../../../bin/sanctuary.js', import.meta.url))
const PREFIX = 'npm run -s sanctuary -- '

/** What the guides show as code that is not a curl command. */
const codeOf = ({ service }: PageServer) => codeOfDocs(service, '/docs/guides/')

async function withServer(use: (server: PageServer) => Promise<void>): Promise<void> {
  const server = await servePages(randomSpots(20))
  try {
    await use(server)
  } finally {
    await server.close()
  }
}

/** Runs an example of a guide as Node runs it: with the client as a file. Returns what it names, and the lines printed. */
async function runExample({ baseUrl }: Pick<PageServer, 'baseUrl'>, example: string, names: readonly string[]) {
  const folder = temporaryFolder()
  const script = await (await fetch(`${baseUrl}/client.js`)).text()
  writeFileSync(join(folder.path, 'client.mjs'), script)
  const file = join(folder.path, 'example.mjs')
  const printed = 'const printed = []\nconst console = { log: (...words) => printed.push(words.join(" ")) }\n'
  const local = example.replace(`${baseUrl}/client.js`, './client.mjs')
  writeFileSync(file, `${printed}${local}\nexport { ${['printed', ...names].join(', ')} }\n`)
  try {
    return await import(pathToFileURL(file).href)
  } finally {
    folder.remove()
  }
}

test('the client of the guide to caching fetches once and is sent nothing new', async () => {
  await withServer(async server => {
    const code = (await codeOf(server)).find(text => text.includes('If-None-Match')) ?? assert.fail('no such example')
    const { client, stored } = await runExample(server, code, ['client', 'stored'])
    const first = await client.listSpots({ limit: 3 })
    assert.equal(first.data.length, 3)
    const [url = ''] = stored.keys()
    const etag = stored.get(url).headers.get('ETag')
    assert.equal((await fetch(url, { headers: { Accept: 'application/json', 'If-None-Match': etag } })).status, 304)
    assert.deepEqual(await client.listSpots({ limit: 3 }), first)
    assert.equal(stored.size, 1)
  })
})

test('every other example in JavaScript does what its guide says', async () => {
  await withServer(async server => {
    const examples = (await codeOf(server)).filter(text => text.includes('/client.js'))
    const find = (word: string) => examples.find(text => text.includes(word)) ?? assert.fail(`no example of ${word}`)
    const { answer } = (await (await fetch(`${server.baseUrl}/api/ask?q=quiet+lakes`)).json()) as { answer: string }

    const all = await runExample(server, find('client.batch'), [])
    assert.equal(all.printed.at(-1), `${answer} 3 20`)
    assert.ok(all.printed.length > 1)
    const stream = await runExample(server, find('askStream'), [])
    assert.equal(stream.printed.join(''), answer)
    const mirror = await runExample(server, find('client.mirror'), ['copy'])
    assert.deepEqual([mirror.printed, mirror.copy.spots.size], [['20'], 20])
    const { verify } = await runExample(server, find('verifyWebhook'), ['verify'])
    await assert.rejects(verify({}, '{}', 'whsec_AAAA'), { code: 'invalid_signature' })
    assert.equal(examples.filter(text => !text.startsWith('<!doctype')).length, 6)
  })
})

test('the loop of the guide to changes brings a copy up to date, and has nothing to do then', async () => {
  const folder = temporaryFolder()
  await publishInto(folder.path, randomSpots(20))
  const server = await startProcess({ DATA_DIR: folder.path })
  try {
    const pre = withTag(parseHtml(await (await fetch(`${server.url}/docs/guides/mirrors`)).text()), 'pre').map(textIn)
    const [example = ''] = pre.filter(text => text.includes('async function follow'))
    const baseUrl = /createClient\(\{ baseUrl: '([^']*)' \}\)/.exec(example)?.[1] ?? ''
    const { follow } = await runExample({ baseUrl: server.url }, example.replaceAll(baseUrl, server.url), ['follow'])
    const copy = new Map()
    const cursor = await follow(copy, undefined)
    for await (const spot of createClient({ baseUrl: server.url }).spots()) assert.deepEqual(copy.get(spot.id), spot)
    assert.equal(copy.size, 20)
    assert.equal(await follow(copy, cursor), cursor)
  } finally {
    await server.stop()
    folder.remove()
  }
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
