import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('each of a list up to its "or" is enough, in each language', () => {
  for (const [query, says] of [
    ['a lake, a river or a waterfall in Canada', /^The catalogue has 7 lakes, river spots or waterfalls in Canada/],
    ['lake, river, or waterfall in Canada', /^The catalogue has 7 lakes, river spots or waterfalls in Canada/],
    ['a lake, a bog or a fen in England', /lakes or wetlands in England/],
    ['hiking, swimming or canoeing in Finland', /where you can hike, you can swim or you can canoe/],
    ['ein See, ein Fluss oder ein Wasserfall in Kanada', /^Der Katalog hat 7 Seen, Flüsse oder Wasserfälle in Kanada/],
    ['un lac, une rivière ou une cascade au Canada', /^Le catalogue compte 7 lacs, rivières ou cascades au Canada/],
    ['un lago, un río o una cascada en Canadá', /^El catálogo tiene 7 lagos, ríos o cascadas en Canadá/],
    ['un lago, un fiume o una cascata in Canada', /^Il catalogo ha 7 laghi, fiumi o cascate in Canada/],
  ] as const)
    assert.match(answerTo(query), says, query)
})

test('what is had, and what is done there, is wanted beside the place', () => {
  for (const [query, says] of [
    ['a forest with a lake, a river or a waterfall in Canada', /forests in Canada with a lake, a river or a waterfall/],
    [
      'a lake, swimming or canoeing, in Finland',
      /^The catalogue has 2 lakes in Finland where you can swim or you can canoe/,
    ],
    ['a beach, camping or a shelter', /beaches listed for camping or shelter/],
    ['a lake, a forest and a river in Sweden', /no lake in Sweden with forest and a river/],
  ] as const)
    assert.match(answerTo(query), says, query)
})

test('none of a list up to its "nor" is wanted', () => {
  for (const [query, says] of [
    ['neither a lake, a river nor a forest in Finland', /not listed as a lake and not listed as a river spot and not/],
    ['weder See, Fluss noch Wald in Finnland', /nicht verzeichnet: See, Fluss, Wald/],
  ] as const)
    assert.match(answerTo(query), says, query)
})
