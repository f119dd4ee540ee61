import assert from 'node:assert/strict'
import test from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const extracts = await extractContext()

test('places that spots are called after are compared by those where nothing was computed', () => {
  for (const [query, told] of [
    [
      'Is Fontainebleau noisier than the Bois de Vincennes?',
      /^No, Forêt de Fontainebleau is quieter than Bois de Vincennes/,
    ],
    ['Is Sarek quieter than Fontainebleau?', /^Yes, Sarek is quieter than Forêt de Fontainebleau/],
    ['Ist Fontainebleau lauter als Sarek?', /^Ja: Forêt de Fontainebleau ist lauter als Sarek/],
  ] as const)
    assert.match(ask({ query }, context).answer, told, query)
})

test('places without such spots are not', () => {
  for (const query of ['Is Oslo noisier than Sarek?', 'Is Oslo noisier than Bergen?'])
    assert.doesNotMatch(ask({ query }, context).answer, /^(Yes|No)\b/, query)
})

test('towns where noise was computed are compared by that', { skip: extracts === undefined && NO_EXTRACTS }, () => {
  if (extracts === undefined) return
  assert.match(ask({ query: 'Is Ordino noisier than Vaduz?' }, extracts.context).answer, /^Yes, it is louder in Ordino/)
})
