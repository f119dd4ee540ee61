import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../../ask.ts'
import { contextOf, starterSpots } from '../../../../test/support/starter-context.ts'

const spots = starterSpots()
  .filter(({ tags }) => tags.includes('lake'))
  .slice(0, 8)
  .map((spot, at) => ({
    ...spot,
    accessStatus: at < 3 ? ('free' as const) : null,
    tags: at < 2 ? ['lake', 'toilets'] : ['lake'],
  }))
const context = await contextOf(spots)

/** What is asked; of 8 lakes 2 are recorded with toilets, and the access of 3. */
const TOILETS = [
  'What share of the lakes has toilets?',
  'what percentage of lakes lack toilets',
  'for how many lakes is it known whether there are toilets?',
  'how many lakes have no information on toilets?',
  'Wie viel Prozent der Seen haben Toiletten?',
  'Bei wie vielen Seen fehlt die Angabe zu Toiletten?',
  "Quelle part des lacs a des toilettes, et pour combien l'information manque-t-elle ?",
  '¿Qué porcentaje de los lagos tiene aseos?',
  '¿de cuántos lagos se sabe si hay aseos?',
  'per quanti laghi si sa se ci sono bagni?',
]

for (const query of TOILETS)
  test(`"${query}" tells of how many it is not known`, () => {
    const { answer } = ask({ query }, context)
    assert.match(answer, /\b8\b.*\b2\b.*25 %.*\b6\b/)
    assert.match(answer, /not known|nicht bekannt|pas connu|no se sabe|non si sa/)
  })

for (const query of [
  'how many lakes have known access?',
  "pour combien de lacs l'accès est-il connu ?",
  '¿en cuántos lagos falta el dato del acceso?',
  "per quanti laghi non si conosce l'accesso?",
])
  test(`"${query}" counts those of which the access is recorded`, () => {
    assert.match(ask({ query }, context).answer, /\b8\b.*\b3\b.*\b5\b/)
  })

test('of a thing that is recorded nowhere no share is told', async () => {
  const none = await contextOf(spots.map(spot => ({ ...spot, tags: ['lake'] })))
  const { answer } = ask({ query: 'What percentage of lakes has toilets?' }, none)
  assert.match(answer, /0 are recorded as lakes with toilets; for the other 8 it is not known/)
  assert.doesNotMatch(answer, /0 %/)
})
