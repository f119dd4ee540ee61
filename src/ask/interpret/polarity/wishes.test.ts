import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../ask.ts'

const context = await starterContext()

test('what would be nice is no condition, in each language', () => {
  for (const query of [
    'a lake in Norway, ideally with a hut',
    'a lake in Norway with a hut if possible',
    'a lake in Norway, preferably with a hut',
    'a lake in Norway; a hut would be nice',
    'ein See in Norwegen, am liebsten mit Hütte',
    'ein See in Norwegen, wenn möglich mit Hütte',
    'ein See in Norwegen, eine Hütte wäre schön',
    'un lac en Norvège, si possible avec un refuge',
    'un lac en Norvège avec un refuge si possible',
    'un lac en Norvège, de préférence avec un refuge',
    'un lago en Noruega, a ser posible con refugio',
    'un lago en Noruega con refugio, si puede ser',
    'un lago in Norvegia, se possibile con un rifugio',
    'un lago in Norvegia, un rifugio sarebbe bello',
  ]) {
    const { query: read, account } = readQuestion({ query }, context)
    assert.ok(
      read.wishes.some(wish => wish.on === 'feature' && wish.any.includes('hut')),
      query,
    )
    assert.ok(!read.conditions.some(each => each.on === 'feature' && each.any.includes('hut')), query)
    assert.deepEqual(account.notApplied, [], query)
  }
})

test('a wish that nothing meets leaves all that fits otherwise, and is said', () => {
  const lakes = ask({ query: 'lakes in Norway' }, context)
  for (const [query, said] of [
    ['lakes in Norway, ideally with a glacier', /"glacier" as a wish: no spot found is known/],
    ['Seen in Norwegen, möglichst mit Gletscher', /als Wunsch genommen: Von keinem/],
  ] as const) {
    const { answer, sources } = ask({ query }, context)
    assert.deepEqual(sources.toSorted(byTitle), lakes.sources.toSorted(byTitle), query)
    assert.match(answer, said, query)
  }
})

test('where a wish alone is said it is what is asked for', () => {
  const { conditions, wishes } = readQuestion({ query: 'ideally a lake' }, context).query
  assert.deepEqual([conditions.length, wishes.length], [1, 0])
})

function byTitle(a: { title: string }, b: { title: string }): number {
  return a.title < b.title ? -1 : 1
}

test('"am besten" before a thing, in a clause of its own, is a wish, and elsewhere asks for the best', () => {
  const wished = readQuestion({ query: 'Orte in Bayern mit Hund, am besten am See' }, context).query
  assert.deepEqual([wished.kind, wished.wishes.length], ['find', 1])
  const best = readQuestion({ query: 'Wo kann man in Finnland am besten zelten?' }, context).query
  assert.deepEqual([best.kind, best.wishes.length], ['superlative', 0])
})
