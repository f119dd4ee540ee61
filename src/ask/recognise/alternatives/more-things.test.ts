import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../ask.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'

const context = await starterContext()

/** Four campsites of the catalogue are in Norway, one viewpoint, three lakes. */
const ASKED = [
  ['Are there more campsites than viewpoints in Norway?', /^Yes/],
  ['Y a-t-il plus de campings que de points de vue en Norvège ?', /^Oui/],
  ['¿Hay más miradores que campings en Noruega?', /^No[:,]/],
  ['Ci sono meno laghi che campeggi in Norvegia?', /^Sì/],
] as const

for (const [query, said] of ASKED)
  test(`of which things there are more: ${query}`, () => {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, said)
    assert.deepEqual(understood.notApplied, [])
  })

test('what is said of one thing compares nothing', () => {
  assert.equal(ask({ query: 'más lagos que sean gratis en Noruega' }, context).understood.access, 'free')
})

/** Two noisy spots of the catalogue are in Germany, one in Norway. */
test('"more noisy places" counts the noisy ones, where "a noisier place" compares', () => {
  for (const query of [
    'Are there more noisy spots in Germany or in Norway?',
    'Which has more noisy places, Germany or Norway?',
    'Gibt es in Deutschland mehr laute Orte als in Norwegen?',
    '¿Hay más lugares ruidosos en Alemania que en Noruega?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(
      answer,
      /has more: 2 against 1|Am meisten: Deutschland \(2\); Norwegen \(1\)|El mayor número: Alemania \(2\)/,
      query,
    )
    assert.doesNotMatch(answer.split('\n')[0] ?? '', /average|Mittel|media/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})
