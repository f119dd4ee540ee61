import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const skip = extracts === undefined && NO_EXTRACTS

test('whether one can sleep in a hut that is named as one is told of its beds, in each language', { skip }, () => {
  if (!extracts) return
  for (const query of [
    "can you sleep at Refugi de l'Illa?",
    "kann man im Refugi de l'Illa übernachten?",
    "à quelle altitude se trouve le Refuge de l'Illa et peut-on y dormir ?",
    "se puede dormir en el Refugi de l'Illa?",
    "si può dormire al Refugi de l'Illa?",
  ])
    assert.match(ask({ query }, extracts.context).answer, /50 people can sleep here/, query)
})

test('camping at a hut, and sleeping near one, ask for other things', { skip }, () => {
  if (!extracts) return
  const { context } = extracts
  assert.match(
    ask({ query: "can I camp at Refugi de l'Illa?" }, context).answer,
    /Whether you can camp at Refugi de l'Illa/,
  )
  assert.doesNotMatch(ask({ query: "where can I sleep near Refugi de l'Illa?" }, context).answer, /How many people/)
})
