import assert from 'node:assert/strict'
import test from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const found = await extractContext()
const skip = found === undefined && NO_EXTRACTS

test('a town that begins a sentence is what it is about, in each language', { skip }, () => {
  if (found === undefined) return
  for (const [query, town] of [
    ['Triesenberg is loud?', 'Triesenberg'],
    ['Triesenberg ist laut?', 'Triesenberg'],
    ['Triesenberg est calme ?', 'Triesenberg'],
    ['Triesenberg est-il bruyant ?', 'Triesenberg'],
    ['Triesenberg est-il calme ?', 'Triesenberg'],
    ['Ordino est-il calme ?', 'Ordino'],
    ['Triesenberg è rumoroso?', 'Triesenberg'],
    ['Ordino è tranquillo?', 'Ordino'],
    ['Ordino es tranquilo?', 'Ordino'],
  ] as const) {
    const { understood, answer } = ask({ query }, found.context)
    assert.ok(understood.place?.name?.startsWith(town), query)
    assert.deepEqual(understood.notApplied, [], query)
    assert.match(answer, /\d\d dB/, query)
  }
})

test('a word that begins a sentence is no town', { skip }, () => {
  if (found === undefined) return
  for (const query of ['Silenzio è importante', 'Ruhe ist wichtig', 'Mare è lontano?', 'Water is safe?'])
    assert.notEqual(ask({ query }, found.context).understood.place?.kind, 'settlement', query)
})
