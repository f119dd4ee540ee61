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
