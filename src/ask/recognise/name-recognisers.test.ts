import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('a country of common words is one behind any adjective', () => {
  for (const query of [
    'quiet isle of man',
    'camping free isle of man',
    'beach free isle of man',
    'ruhig isle of man',
    'plage calme ile de man',
    'playas gratis isla de man',
    'campeggio tranquillo isola di man',
  ]) {
    const { place, tags, notApplied } = understood(query)
    assert.match(place?.name ?? '', /Isle of Man/, query)
    assert.deepEqual([tags.includes('island'), notApplied], [false, []], query)
  }
})

test('words that are a region’s name, too, are plain behind an article', () => {
  for (const query of ['a silent valley', 'any quiet island']) {
    assert.equal(understood(query).place, null, query)
  }
})

test('a name two letters from a short one is another, and one letter from it a slip', () => {
  for (const query of ['Lago de Sanabria', 'parks near Sanabria', 'il lago di Sanabria è tranquillo?'])
    assert.deepEqual([understood(query).corrected, understood(query).spots], [[], []], query)
  assert.deepEqual(understood('is Samarria gorge quiet?').corrected, [{ from: 'Samarria', to: 'Samaria' }])
  assert.deepEqual(understood('is Yossemitte quiet?').corrected, [{ from: 'Yossemitte', to: 'Yosemite' }])
})

test('of names that are as near to what was typed, a country is meant', () => {
  const { answer } = ask({ query: 'national parks in itlay' }, context)
  assert.match(answer, /^I read "itlay" as "Italy"/)
  assert.match(ask({ query: 'spots on Islay' }, context).answer, /Islay/)
})

test('a number or a noun before common words in lower case makes no town of them', () => {
  assert.equal(ask({ query: 'three lakes in Norway' }, context).sources.length, 3)
  assert.doesNotMatch(ask({ query: 'quiet beach in Australia not near the race course' }, context).answer, /Jamaica/)
  assert.match(ask({ query: 'lakes near Three Lakes' }, context).answer, /Three Lakes/)
})
