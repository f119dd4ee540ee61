import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what a night in a hut costs is not known: huts with free access are looked for', () => {
  const asked = [
    ['free overnight stay in a hut in Norway', 'free'],
    ['kostenlose Übernachtung in einer Hütte in Norwegen', 'kostenlose'],
    ['passer la nuit gratuitement dans un refuge en Norvège', 'gratuitement'],
    ['pasar la noche gratis en un refugio en Noruega', 'gratis'],
    ['pernottamento gratuito in rifugio in Norvegia', 'gratuito'],
  ] as const
  for (const [query, named] of asked) {
    const { answer, understood, sources } = ask({ query }, context)
    assert.match(answer, /(is not known here|nicht bekannt|n’est pas connu|no se sabe|non si sa)/, query)
    assert.ok(
      understood.applied.some(({ text, as }) => text === named && as === 'access: free'),
      query,
    )
    assert.deepEqual([understood.access, understood.tags], ['free', ['hut']], query)
    assert.deepEqual(sources.length, 3, query)
  }
})

test('free access, said of a hut or beside it, is applied', () => {
  for (const query of ['free huts in Norway', 'kostenlose Hütten in Norwegen', 'free entry and a hut in Norway']) {
    assert.equal(ask({ query }, context).understood.access, 'free', query)
  }
})

test('what is free and no night is still beyond the catalogue', () => {
  assert.deepEqual(ask({ query: 'huts with free parking in Norway' }, context).understood.access, null)
  assert.deepEqual(ask({ query: 'free parking in Oslo' }, context).understood.access, null)
  assert.deepEqual(ask({ query: 'free wifi in Norway' }, context).sources, [])
})
