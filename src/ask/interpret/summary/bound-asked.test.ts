import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../ask.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'

const context = await starterContext()

/** Three lakes of the catalogue lie in Norway, two in Sweden. */
const ASKED = [
  ['Are there at least 3 lakes in Norway?', /^Yes, the catalogue has 3 lakes in Norway\./],
  ['Are there more than 3 lakes in Norway?', /^No, the catalogue has 3 lakes in Norway\./],
  ['Are there fewer than 4 lakes in Norway?', /^Yes, the catalogue has 3 lakes/],
  ['Are there exactly 4 lakes in Norway?', /^No, the catalogue has 3 lakes/],
  ['Does Norway have more than two lakes?', /^Yes, the catalogue has 3 lakes/],
  ['Is there more than one lake in Sweden?', /^Yes, the catalogue has 2 lakes/],
  ['Are there more than 3 volcanoes in Germany?', /^No, the catalogue has 0 volcanoes/],
  ['Gibt es in Norwegen mindestens 3 Seen?', /^Ja: Der Katalog hat 3 Seen/],
  ['Hat Norwegen mehr als 3 Seen?', /^Nein: Der Katalog hat 3 Seen/],
  ['Y a-t-il au moins 4 lacs en Norvège ?', /^Non : Le catalogue compte 3 lacs/],
  ['La Norvège a-t-elle plus de 2 lacs ?', /^Oui : Le catalogue compte 3 lacs/],
  ['¿Hay más de 3 lagos en Noruega?', /^No: El catálogo tiene 3 lagos/],
  ['¿Tiene Noruega más de dos lagos?', /^Sí: El catálogo tiene 3 lagos/],
  ['La Norvegia ha più di tre laghi?', /^No: Il catalogo ha 3 laghi/],
  ['Ci sono almeno 3 laghi in Norvegia?', /^Sì: Il catalogo ha 3 laghi/],
  ['Are there at least 3 free lakes in Norway?', /^Yes, the catalogue has 3 lakes in Norway with free access/],
] as const

for (const [query, said] of ASKED)
  test(`whether so many are there is told with their number: ${query}`, () => {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, said)
    assert.deepEqual(understood.notApplied, [])
  })

test('where it depends on what is not recorded, there is no yes and no no', () => {
  assert.match(
    ask({ query: 'Are there at least 2 spots with toilets in Finland?' }, context).answer,
    /^The catalogue has/,
  )
})

test('a number of what a spot has, and of stars, is none of spots', () => {
  assert.match(
    ask({ query: 'Does Sarek have at least two benches?' }, context).answer,
    /^I could not take into account: "at least two"\./,
  )
  assert.equal(ask({ query: 'Are there lakes with at least 4 stars in Norway?' }, context).understood.minRating, 4)
})
