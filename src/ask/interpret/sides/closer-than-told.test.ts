import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const [query, told, ...prev] of [
  [
    'without dogs',
    /^The catalogue has 5 waterfalls within 25 km of Soldeu/,
    'waterfall near Soldeu',
    'something closer',
  ],
  ['and lakes?', /^The catalogue has 60 lakes within 25 km of Soldeu/, 'waterfall near Soldeu', 'something closer'],
  ['ohne Hunde', /^Der Katalog hat 5 Wasserfälle im Umkreis von 25 km/, 'Wasserfall bei Soldeu', 'etwas näher'],
  ['sans chiens', /^Le catalogue compte 5 cascades/, 'cascade près de Soldeu', 'quelque chose de plus proche'],
] as const)
  test(`what was looked for closer without success is forgotten: ${query}`, withExtracts, () => {
    if (extracts) assert.match(ask({ query, prev }, extracts.context).answer, told)
  })

test('what was found closer is what is spoken of', withExtracts, () => {
  if (!extracts) return
  const prev = ['lakes near Soldeu', 'something closer']
  assert.match(
    ask({ query: 'without dogs', prev }, extracts.context).answer,
    /^The catalogue has 2 lakes closer than those/,
  )
})
