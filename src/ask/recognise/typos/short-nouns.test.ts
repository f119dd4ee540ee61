import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('a word of three letters where a noun must stand is read as the one kind of place that it was meant for', () => {
  for (const [query, from, to] of [
    ['closest lke to Salzburg', 'lke', 'lake'],
    ['quiet lak with camping', 'lak', 'lake'],
    ['lak near Oslo', 'lak', 'lake'],
    ['is there a cav in Romania', 'cav', 'cave'],
    ['a quiet pnd', 'pnd', 'pond'],
    ['the quietest uht in Norway', 'uht', 'hut'],
  ] as const)
    assert.deepEqual(understood(query).corrected, [{ from, to }], query)
})

test('elsewhere, as a name, or where two are as near it is left as it is', () => {
  for (const query of [
    'quiet places near Oze',
    'a quiet Lak near Oslo',
    'forests lke Sarek',
    'a quiet cae in Norway',
    'quiet zoo near Oslo',
    'my lak is cold',
  ])
    assert.ok(!understood(query).corrected.some(({ to }) => /^(lake|cave|cape)$/.test(to)), query)
})

test('a mistyped "with" or "have" joins as the right one does', () => {
  const plain = understood('do you have lakes with camping in Norway')
  const typed = understood('do you hav lakes wit camping in Norway')
  assert.deepEqual([typed.tags, typed.notApplied], [plain.tags, plain.notApplied])
})

test('a word that nothing has is named, and the rest of a clear question answered', () => {
  const { kind, notApplied, minRating } = understood('quiet blorp near Oslo')
  assert.deepEqual([kind, notApplied, minRating !== null], ['find', ['blorp'], true])
  assert.equal(understood('blorp').kind, 'not understood')
  assert.equal(understood('quiet Blorp Airlines tickets').kind, 'not understood')
})
