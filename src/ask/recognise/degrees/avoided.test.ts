import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

const understood = (query: string) => ask({ query }, context).understood

test('places to avoid in a country are none outside of it', () => {
  for (const [query, named] of [
    ['which places to avoid in Norway?', 'avoid'],
    ['quels lieux éviter en Norvège ?', 'éviter'],
    ['¿qué lugares evitar en Noruega?', 'evitar'],
    ['quali luoghi evitare in Norvegia?', 'evitare'],
  ] as const) {
    const { place, notApplied } = understood(query)
    assert.deepEqual([place?.name, place?.relation, notApplied], ['Norway', 'in', [named]], query)
  }
})

test('a country, dogs and noise that are to be avoided still are', () => {
  assert.equal(understood('lakes, avoiding Norway').place?.relation, 'outside')
  assert.deepEqual(understood('lakes in Sweden, avoid dogs').without, ['avoid dogs'])
  assert.ok(understood('avoid roads in Norway').applied.some(({ as }) => as === 'noise: roads'))
})
