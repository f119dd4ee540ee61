import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../ask.ts'

const context = await starterContext()

for (const [query, lost] of [
  ['besides a hike, what can I do at Sarek?', 'besides a hike'],
  ['picnic spots with at least two benches in Norway', 'at least two'],
  ['picnic spots with two benches in Norway', 'two'],
  ['Picknickplätze mit mindestens zwei Bänken in Norwegen', 'mindestens zwei'],
  ['aires de pique-nique avec deux bancs en Norvège', 'deux'],
  ['merenderos con dos bancos en Noruega', 'dos'],
  ['aree picnic con due panchine in Norvegia', 'due'],
  ['the quietest three but one in Norway', 'but one'],
  ['somewhere quieter than a library in Iceland', 'quieter than a library'],
  ['ein Ort in Island, stiller als eine Bibliothek', 'stiller als eine Bibliothek'],
  ['sandy beaches in Australia', 'sandy'],
] as const) {
  test(`what no field holds is named, and taken for nothing else: ${query}`, () => {
    const { notApplied } = ask({ query }, context).understood
    assert.deepEqual(notApplied, [lost])
  })
}

test('a number of spots, a spot that is compared with and the average stay what they are', () => {
  assert.equal(readQuestion({ query: 'two lakes in Norway' }, context).query.limit, 2)
  assert.deepEqual(ask({ query: 'lakes in Norway quieter than Nordmarka' }, context).understood.notApplied, [])
  assert.deepEqual(ask({ query: 'lakes quieter than average in Norway' }, context).understood.notApplied, [])
})

test('"by distance" behind a place orders by it, and wind and wildness are named by themselves', () => {
  for (const query of ['spots near Oslo by distance', 'Seen bei Oslo nach Entfernung', 'lakes near Oslo, by distance'])
    assert.equal(ask({ query }, context).understood.orderBy, 'distance', query)
  assert.match(ask({ query: 'windless places in Norway' }, context).answer, /records no wind/)
  assert.match(ask({ query: 'which is wilder, Sarek or Rondane?' }, context).answer, /how wild or natural/)
  assert.match(ask({ query: 'the coldest lake in Norway' }, context).answer, /records no temperatures/)
})

test('quietly is quiet, and where nobody can drive to is not described as reached by car', () => {
  const conditionsOf = (query: string) => readQuestion({ query }, context).query.conditions
  assert.ok(conditionsOf('a place where I can sit quietly in Japan').some(({ on }) => on === 'rating'))
  const [car] = conditionsOf('lakes you can’t drive to').filter(({ on }) => on === 'transport')
  assert.deepEqual([car?.isNegated, car?.on === 'transport' && car.modes], [true, ['car']])
  const [transit] = conditionsOf('I can’t drive, lakes near Oslo').filter(({ on }) => on === 'transport')
  assert.equal(transit?.isNegated, false)
})

test('of camping or a quiet lake both are quiet, and one is enough', () => {
  for (const query of [
    'camping or a quiet lake in Norway',
    'a forest or a quiet lake in Norway',
    'Camping oder ein ruhiger See in Norwegen',
  ]) {
    const { conditions } = readQuestion({ query }, context).query
    assert.deepEqual(
      conditions.flatMap(each =>
        each.on === 'feature' ? [String(each.any.length)] : each.on === 'rating' ? [String(each.quality)] : [],
      ),
      ['quiet', '2'],
      query,
    )
  }
})
