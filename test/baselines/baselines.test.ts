import assert from 'node:assert/strict'
import { test } from 'node:test'
import { baselineOf, EXTRACTS, storedBaseline } from './baseline.ts'
import { NO_EXTRACTS, realExtract } from '../support/osm-samples.ts'

for (const extract of EXTRACTS) {
  const path = realExtract(extract)
  test(`what comes of ${extract} is as its baseline says`, { skip: path ? false : NO_EXTRACTS }, async () => {
    const [now, stored] = [await baselineOf(extract, path ?? ''), storedBaseline(extract)]
    const differences = diff(stored.split('\n'), now.split('\n'))
    assert.equal(differences.length, 0, `${differences.join('\n')}\nwhen this is as it should be: npm run baselines`)
  })
}

test('a difference is shown by its lines', () => {
  assert.deepEqual(diff(['a', 'b', 'c'], ['a', 'd', 'c']), ['- b', '+ d'])
  assert.deepEqual(diff(['a'], ['a']), [])
})

/** Lists the lines that went and came: each baseline's lines are different enough to need no more. */
function diff(before: readonly string[], after: readonly string[]): string[] {
  const [old, now] = [new Set(before), new Set(after)]
  return [
    ...before.filter(text => !now.has(text)).map(text => `- ${text}`),
    ...after.filter(text => !old.has(text)).map(text => `+ ${text}`),
  ]
}
