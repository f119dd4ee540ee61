import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'
import { settlements } from './settlements.ts'
import { shortNames } from './short-names.ts'

test('names of which people say a part', () => {
  assert.deepEqual(shortNames('Donostia / San Sebastián'), ['donostia', 'san sebastian'])
  assert.deepEqual(shortNames('Klagenfurt am Wörthersee'), ['klagenfurt'])
  assert.deepEqual(shortNames('Boulogne-sur-Mer'), ['boulogne'])
  assert.deepEqual(shortNames('Newcastle upon Tyne'), ['newcastle'])
  assert.deepEqual(shortNames('Sankt Moritz'), ['st moritz'])
})

test('names that are said whole', () => {
  for (const name of [
    'Zürich (Kreis 10) / Höngg',
    'Bad Ems',
    'Weil am Rhein',
    'Neustadt/Nord',
    'Rio de Janeiro',
    'Aix-en-Provence',
    'Imst',
  ])
    assert.deepEqual(shortNames(name), [], name)
})

test('a town goes by its short name unless another of that name is larger', () => {
  const called = (phrase: string) =>
    settlements()
      .named(phrase)
      .map(({ name }) => name)
  assert.ok(called('klagenfurt').includes('Klagenfurt am Wörthersee'))
  assert.ok(called('san sebastian').includes('Donostia / San Sebastián'))
  assert.ok(!called('hagen').includes('Hagen im Bremischen'))
  assert.ok(called('klagenfurt am worthersee').includes('Klagenfurt am Wörthersee'))
})

test('questions find towns by their short names', async () => {
  const starter = await starterContext()
  for (const [query, name] of [
    ['quiet lakes near Klagenfurt', 'Klagenfurt am Wörthersee'],
    ['Seen bei Biel', 'Biel'],
    ['lagos cerca de San Sebastián', 'Donostia / San Sebastián'],
    ['lakes near St. Moritz', 'St. Moritz'],
  ] as const)
    assert.equal(ask({ query }, starter).understood.place?.name.replace(/ \(.*/, ''), name, query)
})

test('spots are known by each half of their name, and mountains by "Mt"', async () => {
  const starter = await starterContext()
  for (const [query, name] of [
    ['How quiet is Mount Cook?', 'Aoraki / Mount Cook'],
    ['Mt. Cook rating?', 'Aoraki / Mount Cook'],
    ['How quiet is Simpson Desert?', 'Munga-Thirri–Simpson Desert'],
    ['How quiet is Mt Kenya?', 'Mount Kenya'],
  ] as const) {
    const { answer } = ask({ query }, starter)
    assert.ok(answer.startsWith(`${name} is rated`), answer)
  }
  assert.match(ask({ query: 'spots near Mt Fuji' }, starter).answer, /"Mount Fuji" is not known/)
})
