import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const sourcesOf = (query: string, prev: readonly string[] = []) =>
  ask({ query, prev }, context).sources.map(({ title }) => title)
const understoodOf = (query: string, prev: readonly string[] = []) => ask({ query, prev }, context).understood

test('leaving the paid ones out keeps what is not known to be paid, in each language', () => {
  for (const [all, follow, whole] of [
    ['lakes in Norway', 'without the paid ones', 'lakes in Norway without the paid ones'],
    ['Seen in Norwegen', 'ohne die kostenpflichtigen', 'Seen in Norwegen außer den kostenpflichtigen'],
    ['lacs en Norvège', 'sans les payants', 'lacs en Norvège sans les payants'],
    ['lagos en Noruega', 'sin los de pago', 'lagos en Noruega sin los de pago'],
    ['laghi in Norvegia', 'senza quelli a pagamento', 'laghi in Norvegia senza quelli a pagamento'],
  ] as const) {
    const lakes = sourcesOf(all)
    assert.deepEqual(sourcesOf(follow, [all]), lakes, follow)
    assert.deepEqual(sourcesOf(whole), lakes, whole)
    for (const { access, notApplied } of [understoodOf(follow, [all]), understoodOf(whole)])
      assert.deepEqual([access, notApplied], [null, []], follow)
  }
  assert.equal(understoodOf('forests in Sweden without paid access').access, null)
})

test('not to pay asks for free access, in each language', () => {
  for (const query of [
    "I don't want to pay. Forests in Sweden",
    'forests in Sweden without an entrance fee',
    'Ich will nichts zahlen. Wälder in Schweden',
    'Je ne veux pas payer. Forêts en Suède',
    'No quiero pagar. Bosques en Suecia',
    'Non voglio pagare. Foreste in Svezia',
  ]) {
    const { access, notApplied, relaxed } = understoodOf(query)
    assert.ok(access === 'free' || relaxed.length > 0, query)
    assert.deepEqual(notApplied, [], query)
  }
})
