import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what was left out by its name stays out of what is asked of the list', () => {
  for (const [first, query] of [
    ['Quiet places for camping in Chile and Argentina, except Los Alerces', 'Which one is the noisiest?'],
    ['Lugares tranquilos para acampar en Chile y Argentina, menos Los Alerces', '¿Cuál es el más ruidoso?'],
    ['Ruhige Campingplätze in Chile und Argentinien, außer Los Alerces', 'Welcher ist der lauteste?'],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [first] }, context)
    assert.deepEqual(
      [understood.kind, understood.without, understood.orderBy],
      ['superlative', ['Los Alerces'], 'noise'],
      query,
    )
    assert.doesNotMatch(answer, /- Los Alerces/, query)
  }
  const { understood } = ask({ query: 'and in Norway?', prev: ['quiet places in Chile except Los Alerces'] }, context)
  assert.deepEqual([understood.place?.name, understood.without], ['Norway', []])
})

test('"and how far from Berlin?" behind a search is asked of its first, as with "it"', () => {
  for (const [first, query] of [
    ['quietest forest in Germany', 'and how far from Berlin?'],
    ['ruhigster Wald in Deutschland', 'und wie weit von Berlin?'],
    ["forêt la plus calme d'Allemagne", 'et à quelle distance de Berlin ?'],
    ['bosque más tranquilo de Alemania', '¿y a qué distancia está de Berlín?'],
    ['foresta più silenziosa in Germania', 'e quanto dista da Berlino?'],
  ] as const) {
    const { understood, answer } = ask({ query, prev: [first] }, context)
    assert.deepEqual(
      [understood.kind, understood.aspect, understood.spots[0]?.name],
      ['about', 'distance to', 'Müritz-Nationalpark'],
      answer,
    )
  }
  const { understood } = ask({ query: 'and near Oslo?', prev: ['lakes in Norway'] }, context)
  assert.equal(understood.kind, 'find')
})
