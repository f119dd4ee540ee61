import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { readQuestion } from '../../../ask.ts'

const starter = await starterContext()

function thingsOf(query: string): string[] {
  const { query: read, account } = readQuestion({ query }, starter)
  assert.deepEqual(account.notApplied, [], query)
  return read.conditions.flatMap(each => (each.on === 'feature' ? [each.any.toSorted().join(' or ')] : [])).toSorted()
}

test('"both at once" wants both, wherever it stands', () => {
  for (const query of [
    'sowohl See als auch Wald in Deutschland',
    'See und Wald zugleich in Deutschland',
    'ein See und ein Wald gleichzeitig in Deutschland',
    'à la fois lac et forêt en France',
    'lac et forêt à la fois en France',
    'un lac et une forêt en même temps en France',
    'lago y bosque al mismo tiempo en España',
    'lago e bosco allo stesso tempo in Italia',
  ])
    assert.deepEqual(thingsOf(query), ['forest', 'lake'], query)
})

test('"either of two" wants one of them', () => {
  for (const query of [
    'entweder See oder Wald in Deutschland',
    'soit un lac soit une forêt en France',
    'soit un lac, soit une forêt en France',
    'o bien lago o bien bosque en España',
  ])
    assert.deepEqual(thingsOf(query), ['forest or lake'], query)
})

test('"See und Wald" alone are both kinds, and "soit" of a wish is no alternative', () => {
  assert.deepEqual(thingsOf('See und Wald in Deutschland'), ['forest or lake'])
  assert.deepEqual(thingsOf('un lac qui soit calme et qui soit gratuit en France'), ['lake'])
})
