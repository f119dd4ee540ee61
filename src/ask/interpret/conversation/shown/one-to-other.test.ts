import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('how far it is from one of two to the other is told, in each language', () => {
  for (const [first, query, said] of [
    ['Which is quieter, Hainich or Grunewald?', 'And how far is it from one to the other?', /^Hainich is 248 km from/],
    ['Was ist ruhiger, Hainich oder Grunewald?', 'Und wie weit ist es vom einen zum anderen?', /^Hainich liegt 248 km/],
    [
      'Lequel est plus calme, Hainich ou Grunewald ?',
      'Et quelle distance de l’un à l’autre ?',
      /^Hainich est à 248 km/,
    ],
    ['¿Cuál es más tranquilo, Hainich o Grunewald?', '¿Y qué distancia hay de uno a otro?', /^Hainich está a 248 km/],
    ['È più tranquillo Hainich o Grunewald?', 'E quanto dista dall’uno all’altro?', /^Hainich è a 248 km/],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [first] }, context)
    assert.match(answer, said, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a way from one to the other is no distance', () => {
  const prev = ['Was ist ruhiger, Hainich oder Grunewald?']
  assert.doesNotMatch(ask({ query: 'Wie komme ich vom einen zum anderen?', prev }, context).answer, /248 km/)
})
