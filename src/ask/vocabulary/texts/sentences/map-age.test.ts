import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const starter = await starterContext()
const extracts = await extractContext()

for (const query of [
  'how old is the map data for the Isle of Man',
  'when was the map data of the Isle of Man last updated?',
  'Wie alt sind die Kartendaten?',
  'De quand datent les données cartographiques ?',
  '¿De cuándo son los datos del mapa?',
  'Quanto sono vecchi i dati della mappa?',
])
  test(`"${query}" is told from when they are`, { skip: extracts === undefined && NO_EXTRACTS }, () => {
    if (extracts) assert.match(ask({ query }, extracts.context).answer, /(isle-of-man|Man|Mann) \(\d{4}-\d\d-\d\d\)/)
  })

test('how old somebody or a forest is, is another question', () => {
  for (const query of ['how old is the forest?', 'how recent is the map of bus stops near Oslo?'])
    assert.doesNotMatch(ask({ query }, starter).answer, /published on/, query)
})
