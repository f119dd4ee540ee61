import assert from 'node:assert/strict'
import { test } from 'node:test'
import { squareAround } from '../../../../../test/support/osm-samples.ts'
import { spotsOf } from '../../../../../test/support/osm-spots.ts'
import type { Tags } from '../../elements.ts'

/** A peak 50 m within the corner of a closed way, 4 km wide. */
async function peakAt(tags: Tags) {
  const { spots } = await spotsOf(map => {
    map.node(1_950, 1_950, { natural: 'peak', name: 'Owl Top' })
    map.way(squareAround(0, 0, 4_000), tags)
  })
  return spots.find(({ name }) => name === 'Owl Top') ?? assert.fail('there is no such spot')
}

test('the coast of an island, and a path that ends where it begins, are lines', async () => {
  assert.ok((await peakAt({ natural: 'coastline' })).tags.includes('coast'))
  assert.ok((await peakAt({ highway: 'path' })).activities.includes('hiking'))
  assert.ok((await peakAt({ 'piste:type': 'nordic' })).activities.includes('skiing'))
})

test('an area is known by its middle', async () => {
  assert.ok(!(await peakAt({ tourism: 'picnic_site' })).activities.includes('picnicking'))
  assert.ok(!(await peakAt({ highway: 'path', area: 'yes' })).activities.includes('hiking'))
})
