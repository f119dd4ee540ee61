import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)
const LIST = 'lakes in Norway'

test('a thing alone behind a fact of one of a list is asked of that one', () => {
  for (const query of [
    'and parking?',
    'is there parking?',
    'and free?',
    'can one camp there?',
    'is it reachable by bus?',
  ]) {
    const { docs, understood } = after(query, LIST, 'the second: is it free?')
    assert.equal(understood.kind, 'about', query)
    assert.deepEqual(docs, after(LIST).docs.slice(1, 2), query)
  }
})

test('a wish behind a spot that no list has shown is asked of it', () => {
  for (const prev of [['is Sarek free?'], [LIST, 'is Sarek free?']]) {
    const { docs, understood } = after('and with a hut?', ...prev)
    assert.equal(understood.kind, 'about')
    assert.deepEqual(docs, after('Sarek').docs)
  }
})

test('a wish behind a fact of one that was named narrows the list that has shown it', () => {
  const { docs, understood } = after('and with a hut?', LIST, 'is Femundsmarka free?', 'thanks')
  assert.equal(understood.kind, 'find')
  assert.deepEqual(docs, after('lakes in Norway with a hut').docs)
})

test('what is denied and was not asked for before is left out of what is', () => {
  for (const [query, list] of [
    ['forests, not lakes', 'islands in Norway'],
    ['lakes without a hut', LIST],
  ] as const)
    assert.deepEqual(after(query, list).docs, ask({ query }, context).docs, query)
  const { docs } = after('without a hut', LIST)
  assert.deepEqual(docs, after('lakes in Norway without a hut').docs)
})

test('a wider place behind a town is no town', () => {
  for (const first of ['lakes near Oslo', 'the lake closest to Oslo', 'lakes within 100 km of Oslo'])
    assert.deepEqual(after('and in Sweden?', first).docs, after('lakes in Sweden').docs, first)
})

test('the side of another town is measured as that of the first', () => {
  assert.match(after('and south of Bergen?', 'lakes in Norway north of Oslo').answer, /south of Bergen/)
  assert.match(after('and Bergen?', 'lakes north of Oslo').answer, /north of Bergen/)
})

test('what must not be so is no wish that is taken back', () => {
  for (const [query, on] of [
    ['there must not be dogs', 'dogs'],
    ['no camping', 'camping'],
  ] as const)
    assert.match(after(query, 'national parks in Sweden').answer, new RegExp(on, 'i'), query)
})
