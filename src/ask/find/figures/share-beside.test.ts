import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()

test('the share of what lies within a distance from a road is of as many as are counted', {
  skip: !extracts && NO_EXTRACTS,
}, () => {
  if (!extracts) return
  const { context } = extracts
  for (const [count, share] of [
    ['how many huts in Andorra are within 500 m of a road?', 'share of huts in Andorra within 500 m of a road'],
    ['how many huts in Andorra are within 2 km of a road?', 'what share of huts in Andorra is within 2 km of a road?'],
    [
      'how many huts in Andorra are within 500 m of a road?',
      'Welcher Anteil der Hütten in Andorra liegt weniger als 500 m von einer Straße entfernt?',
    ],
  ] as const) {
    const told = ask({ query: count }, context).answer
    const [, counted] = /(?:with a hut|Hütte\)?), (\d+) /.exec(told) ?? []
    assert.ok(Number(counted) > 0, count)
    const { answer } = ask({ query: share }, context)
    assert.match(answer, new RegExp(`\\b${counted}\\b.*\\b\\d+ %`), share)
  }
})

test('where there are more spots than distances are looked up for, their share is not known', {
  skip: !extracts && NO_EXTRACTS,
}, () => {
  if (!extracts) return
  const { context } = extracts
  for (const [query, says] of [
    ['what share of spots is within 500 m of a road?', /^What share that is, is not known: .* \d+ of the \d+ spots/],
    [
      'Welcher Anteil der Orte liegt weniger als 500 m von einer Straße entfernt?',
      /Wie groß der Anteil ist, ist nicht bekannt: .* \d+ von \d+ Orten/,
    ],
  ] as const) {
    const { answer } = ask({ query }, context)
    assert.match(answer, says, query)
    assert.doesNotMatch(answer, /%/, query)
  }
})
