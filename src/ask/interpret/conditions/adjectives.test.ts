import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { readQuestion } from '../../ask.ts'

const context = await starterContext()
const kindsOf = (query: string) =>
  readQuestion({ query }, context).query.conditions.flatMap(condition =>
    condition.on === 'feature' ? [condition.any.toSorted().join(' or ')] : [],
  )

test('a landscape beside another is its adjective in each language: both hold', () => {
  for (const [query, kinds] of [
    ['coastal forests', ['coast', 'forest']],
    ['alpine Seen', ['lake', 'mountain']],
    ['küstennahe Wälder', ['coast', 'forest']],
    ['bewaldete Inseln', ['forest', 'island']],
    ['Waldseen in Finnland', ['forest', 'lake']],
    ['Moorseen in Polen', ['lake', 'wetland']],
    ['forêts côtières', ['coast', 'forest']],
    ['lacs alpins', ['lake', 'mountain']],
    ['îles boisées', ['forest', 'island']],
    ['bosques montañosos', ['forest', 'mountain']],
    ['islas volcánicas', ['island', 'volcano']],
    ['foreste montuose', ['forest', 'mountain']],
    ['boschi costieri', ['coast', 'forest']],
    ['lagos y ríos montañosos', ['lake or river', 'mountain']],
  ] as const)
    assert.deepEqual(kindsOf(query).toSorted(), kinds, query)
})

test('those that are listed are wanted one or the other', () => {
  for (const query of [
    'lakes and mountains in Norway',
    'lakes mountains Norway',
    'Seen und Berge in Norwegen',
    'lacs et montagnes en Norvège',
    'lagos, montañas en Noruega',
    'laghi e montagne in Norvegia',
  ])
    assert.deepEqual(kindsOf(query), ['lake or mountain'], query)
})

test('an island of a sea is one word in German', () => {
  for (const [query, place] of [
    ['Mittelmeerinseln', 'the Mediterranean'],
    ['Ostseestrände', 'the Baltic Sea'],
    ['Nordseeinseln', 'the North Sea'],
  ] as const) {
    const { conditions } = readQuestion({ query, language: 'de' }, context).query
    const places = conditions.flatMap(condition => ('places' in condition ? condition.places : []))
    assert.deepEqual(
      places.map(({ name }) => name),
      [place],
      query,
    )
  }
})
