import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { commandFolder, HEADER, rows } from '../../../test/support/lake-lists.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { catalogueFile } from '../../serve/settings/places.ts'
import { withUpdateLock } from './update-lock.ts'

const { path: folder, run, file } = commandFolder()

type Served = { text: string; etag?: string; lastModified?: string }

/** What the server of these tests has, by path; and what it was asked. */
const served = new Map<string, Served>()
const asked: { url: string; headers: IncomingHttpHeaders; status: number }[] = []

const server = createServer(({ url = '', headers }, response) => {
  const found = served.get(url)
  const isKnown =
    found !== undefined &&
    (found.etag === undefined
      ? found.lastModified !== undefined && headers['if-modified-since'] === found.lastModified
      : headers['if-none-match'] === found.etag)
  const status = found === undefined ? 503 : isKnown ? 304 : 200
  asked.push({ url, headers, status })
  response
    .writeHead(status, {
      ...(found?.etag && { etag: found.etag }),
      ...(found?.lastModified && { 'last-modified': found.lastModified }),
    })
    .end(status === 200 ? found?.text : '')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
after(() => {
  server.close()
  server.closeAllConnections()
})

const terms = (name: string) => ['--source', name, '--attribution', `The ${name}`, '--allow-private']

function statuses(): number[] {
  return asked.splice(0).map(({ status }) => status)
}

test('sanctuary update imports what its server says has changed, and prints one line for each source', async () => {
  served.set('/tagged.csv', { text: rows(3, 4), etag: '"one"' })
  served.set('/dated.csv', { text: rows(3, 4), lastModified: 'Sun, 01 Nov 2026 10:00:00 GMT' })
  served.set('/plain.csv', { text: rows(3, 4) })
  for (const name of ['tagged', 'dated', 'plain']) await run('all', 'import', `${base}/${name}.csv`, ...terms(name))
  await run('all', 'import', file('own.csv', rows(2, 3)), ...terms('own'))
  statuses()
  const first = await run('all', 'update', '--allow-private')
  assert.deepEqual([first.code, first.err], [0, ''])
  const unchanged = String.raw`nothing changed: version 4 stands in \d+\.\d s`
  assert.match(
    first.out,
    new RegExp(
      `^dated: ${unchanged}\nown: skipped, it did not come from a URL\nplain: ${unchanged}\ntagged: ${unchanged}\n$`,
    ),
  )
  // Who says nothing of its file is downloaded from; the bytes are the same all the same.
  assert.deepEqual(statuses(), [304, 200, 304])

  served.set('/tagged.csv', { text: rows(4, 4), etag: '"two"' })
  served.set('/dated.csv', { text: rows(2, 4), lastModified: 'Mon, 02 Nov 2026 10:00:00 GMT' })
  const second = await run('all', 'update', '--allow-private')
  assert.equal(second.code, 0)
  assert.match(second.out, /^dated: published as version 5 \(0 added, 0 changed, 1 gone\)/)
  assert.match(second.out, /\ntagged: published as version 6 \(1 added, 0 changed, 0 gone\)/)
  statuses()
  assert.match((await run('all', 'update', '--allow-private')).out, /^dated: nothing changed: version 6 stands/)
  assert.deepEqual(statuses(), [304, 200, 304])
})

test('a source whose server cannot be asked, or has something wrong, holds up no other and ends with 1', async () => {
  for (const name of ['away', 'broken', 'smaller', 'good']) {
    served.set(`/${name}.csv`, { text: rows(4, 4), etag: `"${name}"` })
    await run('some', 'import', `${base}/${name}.csv`, ...terms(name))
  }
  served.delete('/away.csv')
  served.set('/broken.csv', { text: '{"type":', etag: '"2"' })
  served.set('/smaller.csv', { text: rows(1, 4), etag: '"2"' })
  served.set('/good.csv', { text: rows(5, 4), etag: '"2"' })
  const { code, out, err } = await run('some', 'update', '--allow-private')
  assert.deepEqual([code, err], [1, ''])
  assert.match(out, /^away: failed: .*answered 503; nothing was changed\nbroken: failed: [^\n]+\ngood: published/)
  assert.match(out, /\nsmaller: nothing was published: the source "smaller" would keep 1 of its 4 spots/)
  // What was not taken is asked for again.
  served.set('/away.csv', { text: rows(4, 4), etag: '"away"' })
  served.set('/broken.csv', { text: rows(4, 5), etag: '"3"' })
  const again = await run('some', 'update', '--allow-private', '--allow-shrink')
  assert.equal(again.code, 0, again.out)
  assert.match(again.out, /^away: nothing changed[^]*\nbroken: published[^]*\nsmaller: published .*3 gone/)
})

test('sanctuary update does the import again as it was ordered, also when the program has changed', async () => {
  served.set('/own.csv', { text: 'key;what;lat;lon;score\n1;Lake;62,1;8,9;4\n', etag: '"1"' })
  const mapped = ['--map', 'what=name', '--map', 'score=silenceRating', '--strict', '--licence', 'CC0-1.0']
  assert.equal((await run('order', 'import', `${base}/own.csv`, ...terms('own'), ...mapped)).code, 0)
  served.set('/own.csv', { text: 'key;what;lat;lon;score\n1;Tarn;62,1;8,9;5\n', etag: '"2"' })
  assert.match((await run('order', 'update', 'own', '--allow-private')).out, /published as version 2/)
  assert.match((await run('order', 'export')).out, /"name":"Tarn".*"silenceRating":5/)
  assert.match((await run('order', 'export')).out, /CC0-1\.0/)
  const catalogue = await openCatalogue(catalogueFile(join(folder, 'order')))
  const origin = (await catalogue.origins()).get('own') ?? assert.fail('no origin')
  await catalogue.keepOrigin('own', { ...origin, program: 'an earlier one' })
  await catalogue.close()
  assert.match((await run('order', 'update', '--allow-private')).out, /published as version 3 \(0 added, 0 changed/)
  served.set('/own.csv', { text: 'key;what;lat;lon;score\n1;Tarn;62,1;8,9;9\n', etag: '"3"' })
  const refused = await run('order', 'update', '--allow-private')
  assert.deepEqual([refused.code, refused.out.includes('--strict is given')], [1, true])
})

test('an update names what it does not know, and asks nothing of a private network unless that is allowed', async () => {
  served.set('/private.csv', { text: rows(1, 4), etag: '"1"' })
  await run('private', 'import', `${base}/private.csv`, ...terms('private'))
  statuses()
  const refused = await run('private', 'update')
  assert.equal(refused.code, 1)
  assert.match(refused.out, /private: failed: .*not an https URL/)
  assert.deepEqual(statuses(), [])
  const unknown = await run('private', 'update', 'nobody')
  assert.deepEqual([unknown.code, unknown.out], [2, ''])
  assert.match(unknown.err, /there is no source "nobody"; there are: private/)
})

test('two updates of one data folder do not run at once, and one that is killed leaves no lock', async t => {
  await run('locked', 'import', file('locked.csv', rows(1, 4)), ...terms('locked'))
  const dataDir = join(folder, 'locked')
  await withUpdateLock(dataDir, async () => {
    const second = await run('locked', 'update')
    assert.deepEqual([second.code, second.out], [1, ''])
    assert.match(second.err, /another update of this data folder is under way/)
  })
  assert.equal((await run('locked', 'update')).code, 0)
  const lock = JSON.stringify(new URL('update-lock.ts', import.meta.url).href)
  // What is to be called once it is over keeps all that waits for it, the lock too, from being collected.
  const script = `import { withUpdateLock } from ${lock}
    await withUpdateLock(${JSON.stringify(dataDir)}, () => new Promise(over => { console.log('held'); setTimeout(over, 1e9) }))`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.after(() => holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  assert.equal((await run('locked', 'update')).code, 1)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  assert.equal((await run('locked', 'update')).code, 0)
})

test('several files are imported one by one, and one that cannot be is named while the others are', async () => {
  const exported = (source: string) =>
    `id,name,lat,lon,rating,source,sourceAttribution\n${source}-1,Lake,62.1,8.9,4,${source},Us\n`
  const [one, two] = [file('one.csv', exported('one')), file('two.csv', exported('two'))]
  served.set('/three.csv', { text: exported('three') })
  const words = ['import', one, join(folder, 'none.csv'), two, `${base}/three.csv`, '--allow-private']
  const { code, out, err } = await run('several', ...words)
  assert.equal(code, 2)
  assert.match(err, /sanctuary: the file ".*none\.csv" does not exist/)
  assert.match(out, /into one\n[^]*published as version 1 [^]*into two\n[^]*version 2 [^]*into three\n[^]*version 3 /)
  const again = await run('several', 'import', one, two, '--json')
  const list = JSON.parse(again.out) as { sources: string[]; outcome: string }[]
  assert.deepEqual(
    list.map(({ sources, outcome }) => [...sources, outcome]),
    [
      ['one', 'nothing changed'],
      ['two', 'nothing changed'],
    ],
  )
  const lakes = file('lakes.csv', `${HEADER}1,Lake,62,8,4\n`)
  const mistake = await run('several', 'import', lakes, two, ...terms('lakes'))
  assert.match(mistake.err, /--source names the source of one file/)
  assert.equal(mistake.code, 2)
})
