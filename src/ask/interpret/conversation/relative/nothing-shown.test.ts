import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const UNKNOWN_PLACE =
  /^(I do not know which place is meant|Ich weiß nicht, welcher Ort gemeint ist|Je ne sais pas quel lieu est visé|No sé a qué lugar se refiere|Non so quale luogo si intende)/

test('which one is meant cannot be told where none was shown', () => {
  for (const [query, ...prev] of [
    ['the second one'],
    ['how do I get there?'],
    ['how loud is it there?'],
    ['the first one please, how loud is it there?', 'a castle in Norway'],
    ['is fire allowed at the second?', 'a castle in Norway'],
    ['and the last one?', 'thanks'],
    ['die zweite', 'eine Burg in Norwegen'],
    ['le premier', 'un château en Norvège'],
    ['¿y el segundo?', 'un castillo en Noruega'],
    ['il primo', 'un castello in Norvegia'],
  ] as const) {
    const { answer, sources } = ask({ query, prev }, context)
    assert.match(answer, UNKNOWN_PLACE, query)
    assert.deepEqual(sources, [], query)
  }
})

test('what was shown, or says by itself which one, is told', () => {
  for (const [query, ...prev] of [
    ['the second', 'lakes in Sweden'],
    ['the second', 'lakes in Sweden', 'thanks'],
    ['how do I get there?', 'Abisko'],
    ['second quietest lake'],
    ['the first lake'],
  ] as const) {
    const { answer, sources } = ask({ query, prev }, context)
    assert.doesNotMatch(answer, UNKNOWN_PLACE, query)
    assert.ok(sources.length > 0, query)
  }
  assert.match(ask({ query: 'the third', prev: ['lakes in Sweden'] }, context).answer, /no third/)
})
