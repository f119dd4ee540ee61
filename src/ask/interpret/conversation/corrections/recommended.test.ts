import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('"which would you recommend?" is answered by the quietest of the list, in each language', () => {
  for (const [list, ...queries] of [
    ['forests in Germany', 'which would you recommend?', 'so which would you take'],
    ['Wälder in Deutschland', 'welchen empfiehlst du?', 'welchen würdest du nehmen?'],
    ['forêts en Allemagne', 'laquelle me conseilles-tu ?'],
    ['bosques en Alemania', '¿cuál me recomiendas?'],
    ['boschi in Germania', 'quale mi consigli?'],
  ] as const)
    for (const query of queries) {
      const { sources, understood } = after(query, list)
      assert.equal(understood.kind, 'superlative', query)
      assert.equal(sources[0]?.title, 'Müritz-Nationalpark', query)
    }
})

test('what is recommended with a place of its own is looked for there', () => {
  const { sources } = after('which would you recommend in Poland?', 'forests in Germany')
  assert.ok(!sources.some(({ title }) => title === 'Müritz-Nationalpark'))
})

test('what is left of a list is its number, and "up there" the spot, in each language', () => {
  for (const [list, query] of [
    ['lakes in Norway', 'how many are left?'],
    ['Seen in Norwegen', 'wie viele bleiben?'],
    ['lacs en Norvège', 'il en reste combien ?'],
    ['lagos en Noruega', '¿cuántos quedan?'],
    ['laghi in Norvegia', 'quanti ne restano?'],
  ] as const)
    assert.equal(after(query, list).understood.kind, 'count', query)
  for (const [before, query] of [
    ['erzähl mir von Sarek', 'wie laut ist es dort oben?'],
    ['parle-moi de Sarek', 'c’est calme là-haut ?'],
    ['háblame de Sarek', '¿hay ruido allí arriba?'],
  ] as const)
    assert.deepEqual(after(query, before).understood.notApplied, [], query)
})
