import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from 'node:test'
import { attribute, parseHtml, textIn, withClass, withTag } from '../../../test/support/dom.ts'
import { codeOfDocs, docsPages } from '../../../test/support/docs.ts'
import { readCurl } from '../../../test/support/curl-command.ts'
import { pageClient } from '../../../test/support/page-client.ts'
import { servePages } from '../../../test/browser/page-server.ts'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { testService } from '../../../test/support/service.ts'
import { sandboxGrid } from '../../service/sandbox-noise.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { OTHER_PATHS } from '../../http/openapi/other-paths.ts'
import { routes } from '../../http/routes.ts'
import { anchorOf, docsPaths, pathOfGroup } from './contents.ts'
import { fieldRows } from './reference/schema-words.ts'

/** Examples that show an error on purpose. */
const REFUSALS: [part: RegExp, status: number][] = [
  [/limit=500/, 400],
  [/code=429/, 429],
]

test('every curl example of the docs works as pasted', async () => {
  const { baseUrl, service, close } = await servePages(randomSpots(50), { grid: sandboxGrid() })
  try {
    const commands = (await docsPages(service)).flatMap(({ dom }) => withClass(dom, 'curl').map(textIn))
    assert.ok(commands.length > 25, `${commands.length} examples`)
    for (const command of commands.filter(command => !command.includes('/mcp'))) {
      const { url, init } = readCurl(command)
      assert.ok(url.startsWith(`${baseUrl}/`), command)
      const response = await fetch(url, init)
      const text = await response.text()
      const [, refusal] = REFUSALS.find(([part]) => part.test(command)) ?? []
      if (refusal === undefined) assert.ok(response.status === 200 || response.status === 202, `${command}: ${text}`)
      else assert.equal(response.status, refusal, command)
      if (/^application\/(geo\+)?json/.test(response.headers.get('content-type') ?? '')) JSON.parse(text)
    }
  } finally {
    await close()
  }
})

/** The examples of the reference alone: guides are run by their own tests. */
async function samples(service: Parameters<typeof docsPages>[0], language: string): Promise<string[]> {
  const blocks = (await docsPages(service)).flatMap(({ dom }) =>
    dom.elements.filter(element => attribute(element, 'data-language') === language),
  )
  return blocks.map(block => textIn(block).replace(new RegExp(`^${language}\\s*`), ''))
}

test('every example of the reference in JavaScript works as pasted', async () => {
  const { baseUrl, service, close } = await servePages(randomSpots(50), { grid: sandboxGrid() })
  const folder = temporaryFolder()
  try {
    writeFileSync(join(folder.path, 'client.mjs'), await (await fetch(`${baseUrl}/client.js`)).text())
    const examples = await samples(service, 'JavaScript')
    assert.equal(examples.length, routes.length - 1)
    for (const [at, example] of examples.entries()) {
      const file = join(folder.path, `example-${at}.mjs`)
      const printed = 'const printed = []\nconst console = { log: text => printed.push(text) }\n'
      const local = example.replace(`${baseUrl}/client.js`, './client.mjs')
      writeFileSync(file, `${printed}${local}\nexport { printed, response }\n`)
      const { printed: lines, response } = await import(pathToFileURL(file).href)
      assert.ok(response.status === 200 || response.status === 202, `${response.status}: ${example}`)
      assert.ok(lines.join('').length > 0, example)
    }
  } finally {
    folder.remove()
    await close()
  }
})

const PYTHON = spawnSync('python3', ['--version']).status === 0
/** Runs each text of a JSON list, and fails with the first that does. */
const RUN_ALL = 'import json, sys\nfor text in json.load(sys.stdin):\n  exec(compile(text, text, "exec"), {})'

test('every example of the reference in Python works as pasted', {
  skip: !PYTHON && 'python3 is missing',
}, async () => {
  const { service, close } = await servePages(randomSpots(50), { grid: sandboxGrid() })
  try {
    const examples = await samples(service, 'Python')
    assert.equal(examples.length, routes.length - 1)
    const python = spawn('python3', ['-c', RUN_ALL], { stdio: ['pipe', 'ignore', 'pipe'] })
    python.stdin.end(JSON.stringify(examples))
    const [text, code] = await Promise.all([
      python.stderr.setEncoding('utf8').toArray(),
      new Promise(resolve => python.on('close', resolve)),
    ])
    assert.equal(code, 0, text.join(''))
  } finally {
    await close()
  }
})

test('the reference has every path, parameter and error of the route table', async () => {
  const pages = await docsPages(await testService(randomSpots(3)))
  for (const route of routes) {
    const { dom } = pages.find(({ path }) => path === pathOfGroup(route.group)) ?? assert.fail(route.group)
    const ids = new Set(dom.elements.map(element => attribute(element, 'id')))
    const words = new Set(withTag(dom, 'code').map(textIn))
    const links = new Set(withTag(dom, 'a').map(link => attribute(link, 'href')))
    for (const [path, operationId] of Object.entries(route.paths)) {
      assert.ok(words.has(path), path)
      assert.ok(ids.has(`operation-${operationId}`), operationId)
    }
    for (const name of [...Object.keys(route.query.shape), ...Object.keys(route.headers ?? {})])
      assert.ok(words.has(name), name)
    for (const code of route.errors) assert.ok(links.has(`/docs/errors#${code}`), code)
  }
  const shown = pages.flatMap(({ dom }) => withTag(dom, 'code').map(textIn))
  for (const path of Object.keys(OTHER_PATHS)) assert.ok(shown.includes(path), path)
})

test('every link and anchor of the docs leads somewhere, and every page has the contents with itself marked', async () => {
  const service = await testService(randomSpots(3))
  const pages = new Map((await docsPages(service)).map(({ path, dom }) => [path, dom]))
  const { visit } = pageClient(service)
  for (const [path, dom] of pages) {
    const current = withTag(dom, 'a').filter(link => attribute(link, 'aria-current') === 'page')
    assert.deepEqual(
      current.map(link => attribute(link, 'href')),
      [path],
    )
    for (const link of withTag(dom, 'a')) {
      const { pathname, hash, host } = new URL(attribute(link, 'href') ?? '', `http://inside${path}`)
      if (host !== 'inside') continue
      const there = pages.get(pathname)
      if (!there) {
        assert.ok((await visit(pathname)).status < 400, `${path} links to ${pathname}`)
        continue
      }
      const ids = there.elements.map(element => attribute(element, 'id'))
      assert.ok(hash === '' || ids.includes(decodeURIComponent(hash.slice(1))), `${path} links to ${pathname}${hash}`)
    }
  }
})

test('no page shows markup as text or a type run into the next', async () => {
  const pages = await docsPages(await testService(randomSpots(3)))
  for (const { path, dom } of pages) {
    const prose = ['p', 'td', 'li', 'h2']
      .flatMap(tag => withTag(dom, tag))
      .map(textIn)
      .join('\n')
    assert.doesNotMatch(prose, /`|stringnull|\[object|undefined|\bor\s+or\b|\{ +\}/, path)
    assert.ok(dom.elements.length < 12_000, path)
  }
})

test('a field within an object is always there only where the object is', () => {
  const inner = { type: 'object', properties: { z: { type: 'string' } }, required: ['z'] }
  const rows = fieldRows({
    properties: {
      a: inner,
      b: inner,
      c: { type: 'array', items: inner },
      d: { type: ['string', 'null'] },
      e: { type: ['string', 'null'], enum: ['free', null] },
    },
    required: ['a', 'c', 'd'],
  })
  const { elements } = parseHtml(`<table>${rows.join('')}</table>`)
  const cells = withTag({ elements }, 'tr').map(row =>
    row.childNodes.flatMap(cell => (cell.nodeName === 'td' ? [textIn(cell)] : [])),
  )
  assert.deepEqual(
    cells.map(([field, type, always]) => [field, type, always]),
    [
      ['a', 'object', 'yes'],
      ['a.z', 'string', 'yes'],
      ['b', 'object', 'no'],
      ['b.z', 'string', 'where b is'],
      ['c', 'list of objects', 'yes'],
      ['c[].z', 'string', 'where c[] is'],
      ['d', 'string or null', 'yes'],
      ['e', 'free or null', 'no'],
    ],
  )
})

test('words of guides, parameters, fields and errors are found, and what nothing has is said so', async () => {
  const { visit } = pageClient(await testService(randomSpots(3)))
  const linksFor = async (q: string) => {
    const { dom } = await visit(`/docs/search?q=${encodeURIComponent(q)}`)
    return withTag(dom, 'a').map(link => attribute(link, 'href'))
  }
  const list = routes.find(({ paths }) => '/api/spots' in paths) ?? assert.fail()
  assert.ok((await linksFor('radiusKm')).includes(`${pathOfGroup('spots')}#${anchorOf(list)}`))
  assert.ok((await linksFor('retry 429')).includes('/docs/guides/limits'))
  assert.ok((await linksFor('invalid_cursor')).includes('/docs/errors#invalid_cursor'))
  assert.ok((await linksFor('commentsCount')).includes('/docs/objects#Spot'))
  const { text } = await visit('/docs/search?q=%3Cb%3Exyzzy')
  assert.match(text, /Nothing is found for “&lt;b&gt;xyzzy”/)
})

test('what is no guide or group is not found', async () => {
  const { visit } = pageClient(await testService(randomSpots(3)))
  const short = await visit('/docs/guides/maps')
  assert.deepEqual([short.status, short.headers.get('location')], [301, '/docs/guides/maps-and-gis'])
  for (const path of ['/docs/guides/none', '/docs/reference/none', '/docs/reference/constructor']) {
    assert.equal((await visit(path)).status, 404, path)
  }
  assert.equal(new Set(docsPaths).size, docsPaths.length)
  assert.ok((await codeOfDocs(await testService(randomSpots(3)))).length > 20)
})
