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
    ['Seen in Norwegen, möglichst mit Gletscher', /^Verstanden und als Wunsch genommen: Gletscher\. Soweit bekannt/],
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

test('what stands behind a mark is wished for, or what stands behind the place before it', () => {
  for (const [query, wishes, conditions] of [
    ['a quiet place near Berlin ideally by train', 1, 2],
    ['un coin calme près de Berlin accessible en train de préférence', 1, 2],
    ['a quiet place by the sea in Croatia free if possible', 1, 3],
    ['un endroit calme au bord de la mer en Croatie gratuit si possible', 1, 3],
    ['lakes in Norway if possible with a hut', 1, 2],
    ['a lake with a hut if possible near Oslo', 1, 2],
    ['ruhiger Ort in der Nähe von Berlin, am besten gut mit der Bahn erreichbar', 1, 2],
    // Nothing stands behind the place.
    ['a quiet free lake in Norway if possible', 3, 1],
  ] as const) {
    const { query: read } = readQuestion({ query }, context)
    assert.deepEqual([read.wishes.length, read.conditions.length], [wishes, conditions], query)
  }
})

test('a wish is said as it was understood, in no quotation', () => {
  for (const [query, said] of [
    ['ein See in Schweden, am besten mit der Bahn', /als Wunsch genommen: mit dem Zug\./],
    ['un lac en Suède, si possible avec un refuge', /^Compris comme un souhait : refuge ; /],
    ['un lago en Suecia, a ser posible con refugio', /^Entendido como un deseo: refugio; /],
    ['un lago in Svezia, possibilmente con un rifugio', /^Inteso come un desiderio: rifugio; /],
  ] as const)
    assert.match(ask({ query }, context).answer, said)
})
