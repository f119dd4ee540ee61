import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { schemaOrgPlace } from './schema-org.ts'

const context = await starterContext()
const placeNamed = (id: string) => schemaOrgPlace(context.index.spot(context.index.find(id) ?? 0))

test('a spot is shown as the kind of place that it is', () => {
  assert.equal(placeNamed('starter-estany-de-juclar')['@type'], 'LakeBodyOfWater')
  assert.equal(placeNamed('starter-hampstead-heath')['@type'], 'Park')
  assert.equal(placeNamed('starter-krimmler-wasserfalle')['@type'], 'Waterfall')
  assert.equal(placeNamed('starter-sarek')['@type'], 'Place')
})

test('what is not known is left out, and the silence rating is no vote', () => {
  const braies = placeNamed('starter-lago-di-braies')
  assert.ok(!('isAccessibleForFree' in braies))
  assert.ok(!('aggregateRating' in braies))
  assert.equal(placeNamed('starter-sarek').isAccessibleForFree, true)
  assert.equal(placeNamed('starter-mykines').isAccessibleForFree, false)
  assert.deepEqual(
    braies.additionalProperty.map(({ name, minValue, maxValue }) => [name, minValue, maxValue]),
    [['silenceRating', 1, 5]],
  )
})
