import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()

test('of a share by height it is said of how many the height is not known', t => {
  if (!extracts) return t.skip(NO_EXTRACTS)
  const { context, spots } = extracts
  const peaks = spots.filter(({ tags, country }) => country === 'AD' && tags.includes('peak'))
  const unknown = peaks.filter(({ elevation }) => typeof elevation !== 'number').length
  const above = peaks.filter(({ elevation }) => typeof elevation === 'number' && elevation >= 2800).length
  assert.ok(unknown > 0)
  const { answer } = ask({ query: 'what percentage of the peaks in Andorra is above 2800 m?', prev: [] }, context)
  assert.match(answer, new RegExp(`^Of ${peaks.length} peaks in Andorra, ${above} are`))
  assert.match(answer, new RegExp(`For ${unknown} of them it is not known`))
})

test('what serves one who is there is told from the closest on', t => {
  if (!extracts) return t.skip(NO_EXTRACTS)
  const { context } = extracts
  for (const query of ['toilets near Vaduz', 'where can I get drinking water near Vaduz?']) {
    const { answer } = ask({ query, prev: [] }, context)
    const km = [...answer.matchAll(/; ([\d.]+) km from/g)].map(([, far]) => Number(far))
    assert.ok(km.length > 1, answer)
    assert.deepEqual(
      km,
      km.toSorted((a, b) => a - b),
      query,
    )
  }
})
