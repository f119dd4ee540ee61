import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('closer to a town behind the quietest is the closest quiet one, in each language', () => {
  for (const [before, query] of [
    ['quietest place in Europe', 'closer to Vienna'],
    ['quietest place in Europe', 'something closer to Vienna'],
    ['der ruhigste Ort in Europa', 'näher an Wien'],
    ["le lieu le plus calme d'Europe", 'plus près de Vienne'],
    ['el lugar más tranquilo de Europa', 'más cerca de Viena'],
    ["il posto più silenzioso d'Europa", 'più vicino a Vienna'],
  ] as const) {
    const { answer, sources } = after(query, before)
    assert.deepEqual([sources[0]?.title, sources[1]?.title], ['Wildnisgebiet Dürrenstein', 'Gesäuse'], query)
    assert.match(answer, /closest quiet spot in Europe|ruhiger Ort|lieu calme|lugar tranquilo|luogo tranquillo/)
  }
})

test('which of the quietest is the closest is asked of all of them, as is the closest of the loudest', () => {
  const closest = after('which is closest to Stockholm', 'the quietest lakes in Sweden')
  assert.equal(closest.sources[0]?.title, 'Tyresta')
  assert.equal(after('closer to Vienna', 'the loudest place in Europe').understood.quietFrom, null)
})

test('how many there are in a country is then of all of them', () => {
  const turns = ['quietest place in Europe', 'closer to Vienna']
  assert.match(
    after('how many are there in Austria altogether?', ...turns).answer,
    /^The catalogue has 4 spots in Austria/,
  )
  assert.match(after('and in Poland?', ...turns).answer, /quiet spot/)
})
