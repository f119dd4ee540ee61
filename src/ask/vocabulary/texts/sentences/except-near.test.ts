import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { ask } from '../../../ask.ts'

const known = await extractContext()
const starter = await starterContext()
const skip = known ? false : NO_EXTRACTS

test('what is near a noise is left out where it is excluded', { skip }, () => {
  if (!known) return
  const same = ask({ query: 'picnic sites in Liechtenstein, not near a motorway' }, known.context)
  assert.ok(same.sources.length > 0)
  for (const query of [
    'picnic sites in Liechtenstein, excluding any located near a motorway',
    'picnic sites in Liechtenstein, except those near a motorway',
    'picnic sites in Liechtenstein, apart from the ones that are near a motorway',
  ]) {
    const { docs, understood } = ask({ query }, known.context)
    assert.deepEqual(docs, same.docs, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('what is near a town is left out where it is excluded', () => {
  const told = (query: string) => ask({ query }, starter).answer
  assert.equal(told('forests in Germany excluding any near Berlin'), told('forests in Germany not near Berlin'))
})
