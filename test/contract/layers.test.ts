import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

/** From the inside out: a folder imports from itself and from those before it. */
const LAYERS =
  'arrays geo text net spots silence basemap catalogue import export index ask work webhooks service http mcp web serve cli'.split(
    ' ',
  )
const MOST_FILES = 15

/** Arrows that run outwards and are still to be turned. */
const KNOWN_ARROWS = new Set<string>([])

/** Circles that are still to be cut: none may be added. */
const KNOWN_CIRCLES = new Set<string>([])

/** Folders that hold more files, and why they stay whole. */
const LARGE_FOLDERS: Record<string, string> = {
  'src/ask/interpret/conversation/relative':
    'what is asked beside what was spoken of, a way of asking in each file; to be parted',
}

const imports = importsOf(globSync('src/**/*.ts').filter(file => !file.endsWith('.test.ts')))

test('a folder imports only from itself and from the folders inside of it', () => {
  assert.ok(imports.size > 300)
  const wrong = edges(file => file.split('/')[1] ?? '').filter(
    ([from, to]) =>
      LAYERS.indexOf(to) > LAYERS.indexOf(from) && LAYERS.includes(from) && !KNOWN_ARROWS.has(`${from} > ${to}`),
  )
  assert.deepEqual(wrong, [])
  const unknown = [...imports.keys()].filter(
    file => file.split('/').length > 2 && !LAYERS.includes(file.split('/')[1] ?? ''),
  )
  assert.deepEqual(unknown, [], 'each folder has its place in the list')
})

test('what reads words knows nothing of what they mean together, of answers, or of how these are found', () => {
  const readers = ['recognise', 'vocabulary', 'gazetteer']
  const others = ['interpret', 'account', 'find', 'say', 'formats']
  const wrong = edges(file => (file.startsWith('src/ask/') ? (file.split('/')[2] ?? '') : '')).filter(
    ([from, to]) => readers.includes(from) && others.includes(to),
  )
  assert.deepEqual(wrong, [])
})

test('the client imports nothing of the service, which takes it only where it serves pages', () => {
  const own = importsOf(globSync('client/src/*.ts'))
  assert.ok(own.size > 5)
  assert.deepEqual(
    [...own.values()].flatMap(targets => [...targets].filter(file => !file.startsWith('client/src/'))),
    [],
  )
  const takers = [...imports].filter(([, targets]) => [...targets].some(file => file.startsWith('client/')))
  assert.deepEqual(
    takers.filter(([file]) => !file.startsWith('src/web/browser/')).map(([file]) => file),
    [],
  )
})

test('no file imports itself by way of others, types included', () => {
  assert.deepEqual(unknownCircles(imports), [])
})

test('no room imports itself by way of other rooms', () => {
  // Files at the top of a folder are what its rooms share, or what is made of them: the test above holds for those.
  const rooms = new Map<string, Set<string>>()
  for (const [from, to] of edges(dirname)) {
    const isBesideOther = !`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`)
    if (isBesideOther) rooms.set(from, (rooms.get(from) ?? new Set()).add(to))
  }
  assert.deepEqual(unknownCircles(rooms), [])
})

test(`a folder holds at most ${MOST_FILES} files, or says why it holds more`, () => {
  const counts = new Map<string, number>()
  for (const file of imports.keys()) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const large = [...counts].filter(([, count]) => count > MOST_FILES).map(([folder]) => folder)
  assert.deepEqual(large.sort(), Object.keys(LARGE_FOLDERS).sort())
})

function importsOf(files: readonly string[]): Map<string, Set<string>> {
  const specifiers = /(?:\bfrom|\bimport) '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g
  return new Map(
    files.map(file => {
      const found = readFileSync(file, 'utf8').matchAll(specifiers)
      return [file, new Set(Array.from(found, ([, from, dynamic]) => join(file, '..', from ?? dynamic ?? '')))]
    }),
  )
}

/** Lists who imports whom, by what `groupOf` makes of a file; each pair once. */
function edges(groupOf: (file: string) => string): [string, string][] {
  const pairs = new Map<string, [string, string]>()
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const pair: [string, string] = [groupOf(file), groupOf(target)]
      if (pair[0] !== pair[1]) pairs.set(pair.join(' '), pair)
    }
  }
  return [...pairs.values()]
}

function unknownCircles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return circles(graph)
    .map(circle => circle.join(' > '))
    .filter(circle => !KNOWN_CIRCLES.has(circle))
}

/** Returns each circle of arrows once, as its names in order. */
function circles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (node: string): void => {
    if (path.includes(node)) found.push([...path.slice(path.indexOf(node)), node])
    if (done.has(node) || path.includes(node)) return
    path.push(node)
    for (const next of graph.get(node) ?? []) visit(next)
    path.pop()
    done.add(node)
  }
  for (const node of graph.keys()) visit(node)
  return found
}
