import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../ask.ts'

const context = await starterContext()
const conditionsOf = (query: string) =>
  readQuestion({ query }, context).query.conditions.map(({ on, isNegated }) => `${isNegated ? 'not ' : ''}${on}`)

test('what must not be allowed is ruled out, and nothing of the next sentence or of the place before', () => {
  for (const query of [
    'Dogs must not be allowed. lakes in Norway',
    'Los perros no están permitidos. lagos en Noruega',
    'I cani non sono permessi. laghi in Norvegia',
    'Hunde dürfen dort nicht erlaubt sein. Seen in Norwegen',
    'lagos en Noruega que no permitan perros',
    'laghi in Norvegia dove non si può portare il cane',
  ])
    assert.deepEqual(conditionsOf(query).toSorted(), ['feature', 'not feature', 'place'], query)
})

test('what nobody may do is ruled out, and what one does not go without is looked for', () => {
  for (const query of [
    'lakes where nobody may light a fire',
    'Seen, wo niemand Feuer machen darf',
    'lacs où personne n’a le droit de faire du feu',
    'lagos donde nadie pueda encender fuego',
    'laghi dove nessuno può accendere fuochi',
  ])
    assert.equal(ask({ query }, context).understood.fire, 'prohibited', query)
  for (const query of [
    'I won’t go without my dog. lakes',
    'Ohne meinen Hund gehe ich nicht. Seen',
    'Je ne pars pas sans mon chien. Des lacs',
    'No voy sin mi perro. lagos',
    'Senza il mio cane non vado. laghi',
  ])
    assert.deepEqual(conditionsOf(query), ['feature', 'feature'], query)
})

test('near misses stay: a lake without dogs, and what is allowed', () => {
  assert.deepEqual(conditionsOf('lakes without dogs'), ['feature', 'not feature'])
  assert.deepEqual(conditionsOf('Los perros están permitidos. lagos'), ['feature', 'feature'])
})
