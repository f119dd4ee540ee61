import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('how near a road or a village is, is not known of places, and neither is a name of a place', () => {
  for (const [query, told] of [
    [
      'places close to a road in Norway',
      /distances to the next road or house but those to what is heard there\. The catalogue has 6 spots in Norway/,
    ],
    [
      'somewhere not far from the road but quiet',
      /distances to the next road or house but those to what is heard there\. The catalogue has \d+ quiet spots/,
    ],
    [
      'near a motorway in Wales',
      /distances to the next road or house but those to what is heard there\. The catalogue has 1 spot in Wales/,
    ],
    ['ruhige Orte nahe einer Straße', /nicht bekannt .*Der Katalog hat \d+ ruhige Orte/],
    ['lieux calmes près d’une route', /pas connu ici .*Le catalogue compte \d+ lieux calmes/],
    ['posti tranquilli vicino a una strada', /non si sa .*Il catalogo ha \d+ luoghi tranquilli/],
  ] as const)
    assert.match(answerTo(query), told, query)
})

test('of one spot it is asked, "not near" is about the noise, and a name is a name', () => {
  assert.match(answerTo('is there a road near Sarek'), /^How near roads are to Sarek is not known/)
  assert.match(answerTo('quiet places not near a road'), /^Which noises are heard there is not known/)
  assert.match(answerTo('places near Road Town'), /within 25 km of Road Town/)
  assert.match(answerTo('quiet spot near the station'), /quiet spots reachable by train/)
})

test('noisy places too are of any rating', () => {
  for (const [query, told] of [
    ['show noisy places too in Norway', /^The catalogue has 6 spots in Norway of any rating/],
    ['lakes in Andorra, noisy ones too', /^The catalogue has 1 lake in Andorra of any rating/],
    ['Auch laute Orte zeigen in Norwegen', /^Der Katalog hat 6 Orte in Norwegen/],
    ['aussi les lieux bruyants en Norvège', /^Le catalogue compte 6 lieux en Norvège/],
    ['también los ruidosos en Noruega', /^El catálogo tiene 6 lugares en Noruega/],
    ['anche quelli rumorosi in Norvegia', /^Il catalogo ha 6 luoghi in Norvegia/],
  ] as const)
    assert.match(answerTo(query), told, query)
  assert.match(answerTo('noisy places in Norway'), /^The catalogue has 1 noisy spot in Norway/)
})

test('near a railway is no way by train, and what is not quiet is all that is not rated so', () => {
  assert.match(
    answerTo('lakes near a railway line'),
    /distances to the next road or house but those to what is heard there\. .* \d+ lakes/,
  )
  for (const query of [
    "forests that aren't quiet",
    'Wälder, die nicht ruhig sind',
    'forêts pas calmes',
    'bosques no tranquilos',
  ])
    assert.match(answerTo(query), /\b82\b/, query)
  assert.match(answerTo('Wo ist es laut?'), /^Der Katalog hat \d+ laute Orte/)
})

test('near a railway or a road is looked for among what was computed; a village is not', () => {
  const near = (query: string) =>
    readQuestion({ query }, context).query.conditions.flatMap(each =>
      each.on === 'noise' && !each.isNegated ? [each.besideKm, ...each.kinds] : [],
    )
  for (const query of [
    'lakes near a railway',
    'Seen nahe einer Bahnlinie',
    'lacs près d’une voie ferrée',
    'laghi vicino a una ferrovia',
  ])
    assert.deepEqual(near(query), [1, 'rail'], query)
  assert.deepEqual(near('lakes near a road'), [1, 'road'])
  assert.deepEqual(near('lakes near a village'), [])
})
