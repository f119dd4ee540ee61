import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('that a hut is to be near is named as not applied, of spots that were spoken of, too', () => {
  for (const [query, ...prev] of [
    ['How many lakes in Norway have a hut nearby?'],
    ['how many of them have a hut nearby?', 'How many lakes are in Norway?'],
  ] as const) {
    const { answer, understood } = ask({ query, prev }, context)
    assert.deepEqual(understood.notApplied, ['nearby'], query)
    assert.match(answer, /The catalogue has 2 lakes in Norway with a hut/, query)
  }
})

test('near a place that is named is looked up', () => {
  const { understood } = ask(
    { query: 'how many of them are near Oslo?', prev: ['How many lakes are in Norway?'] },
    context,
  )
  assert.deepEqual(understood.notApplied, [])
})

for (const [query, near] of [
  ['camping near a lake in Norway', 'near a lake'],
  ['can you camp for free near a lake in Norway?', 'near a lake'],
  ['Kann man in Norwegen in der Nähe eines Sees zelten?', 'in der Nähe eines Sees'],
  ["peut-on camper gratuitement près d'un lac en Norvège ?", "près d'un lac"],
  ['¿Se puede acampar gratis en Noruega cerca de un lago?', 'cerca de un lago'],
  ['si può campeggiare gratis vicino a un lago in Norvegia?', 'vicino a un lago'],
] as const)
  test(`where one camps near a lake is no lake, and the nearness is named: ${query}`, () => {
    const { understood } = ask({ query }, context)
    assert.deepEqual(understood.tags, ['camping'])
    assert.ok(understood.notApplied.some(text => text.includes(near)))
  })

test('a lake where one camps, or by which one does, is one', () => {
  for (const query of ['a lake in Norway to camp at', 'camping by a lake in Norway', 'lakes near a campsite in Norway'])
    assert.ok(ask({ query }, context).understood.tags.includes('lake'), query)
})
