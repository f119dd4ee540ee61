import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context).answer

test('of a town in the country that was looked in no others of its name are spoken of, in each language', () => {
  for (const [list, query] of [
    ['national parks in Chile', 'the closest to Santiago'],
    ['Nationalparks in Chile', 'der nächste zu Santiago'],
    ['parcs nationaux au Chili', 'le plus proche de Santiago'],
    ['parques nacionales en Chile', 'el más cercano a Santiago'],
    ['parchi nazionali in Cile', 'il più vicino a Santiago'],
  ] as const) {
    assert.doesNotMatch(after(query, list), /I looked at|Gesucht habe ich|J’ai cherché à|Busqué en|Ho cercato a/, query)
    assert.match(after(query, list), /Santiago/, query)
  }
})

test('behind another country, and a continent, they are', () => {
  assert.match(after('parks near Santiago'), /I looked at Santiago \(Chile\)/)
  assert.match(after('the closest to Santiago', 'national parks in Poland'), /I looked at Santiago/)
  assert.match(after('the closest to Santiago', 'national parks in South America'), /I looked at Santiago/)
})
