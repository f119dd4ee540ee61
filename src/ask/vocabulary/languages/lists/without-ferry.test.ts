import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('whoever wants no ferry is shown no island that a boat alone goes to, in each language', () => {
  for (const query of [
    'islands in Europe without a ferry',
    'islands in Europe without a ship',
    'Inseln in Europa ohne Fähre',
    'îles en Europe sans ferry',
    'islas de Europa sin ferry',
    'isole in Europa senza traghetto',
  ]) {
    const { sources, understood } = ask({ query }, context)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Caldeirão do Corvo', 'Djurgården'],
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('ships are boats, and cruise ships that are not wanted are named', () => {
  for (const query of [
    'islands by expedition ship',
    'Inseln mit dem Kreuzfahrtschiff',
    'îles en bateau de croisière',
    'islas en crucero',
    'isole in nave da crociera',
  ]) {
    const { sources, understood } = ask({ query }, context)
    assert.equal(sources[0]?.title, 'Aldabra', query)
    assert.deepEqual(understood.notApplied, [], query)
    assert.match(ask({ query }, context).answer, /(?<!\d)28 /, query)
  }
  const { notApplied } = ask({ query: 'islands in Greece without cruise ships' }, context).understood
  assert.deepEqual(notApplied, ['without cruise ships'])
})
