import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const placeOf = (query: string) => {
  const { place, notApplied } = ask({ query }, context).understood
  return [place?.name, place?.relation, notApplied.join()]
}

test('a place or its surroundings is near it', () => {
  for (const query of [
    'places in Madrid or around',
    'places in Madrid and the surrounding area',
    'lakes Madrid and surroundings',
    'places in Madrid or nearby with a bench',
    'Orte in Madrid und Umgebung',
    'Orte Madrid oder Umgebung',
    'Madrid und Umgebung: ruhige Orte',
    'lieux à Madrid ou dans les environs',
    'lieux à Madrid et aux alentours',
    'lugares en Madrid y alrededores',
    'lugares en Madrid o cerca',
    'luoghi a Madrid e dintorni',
    'luoghi a Madrid o nei dintorni',
  ])
    assert.deepEqual(placeOf(query), ['Madrid', 'near', ''], query)
})

test('what lies around another place stays that place’s, and a country has no surroundings of 25 km', () => {
  const { near } = ask({ query: 'lakes in Sweden or around Oslo' }, context).understood
  assert.equal(near?.name, 'Oslo')
  assert.match(ask({ query: 'luoghi in Svezia e dintorni' }, context).answer, /7 luoghi in Svezia/)
})
