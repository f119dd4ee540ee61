import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { isOnSide } from '../../../index/regions/halves.ts'
import { countryOfCode, partOf } from '../../../index/regions/regions.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('half of a land is read in five languages, in any of the ways it is said', () => {
  for (const [said, ...others] of [
    [
      'lakes in western Canada',
      'lakes in the western part of Canada',
      'Seen im Westen von Kanada',
      'Seen in Westkanada',
      'Seen im westlichen Kanada',
      "lacs dans l'ouest du Canada",
      'lagos en el oeste de Canadá',
      'lagos del oeste de Canadá',
      "laghi nell'ovest del Canada",
      'laghi nel Canada occidentale',
    ],
    [
      'forests in the western United States',
      'Wälder im Westen der USA',
      "forêts dans l'ouest des États-Unis",
      'bosques en el oeste de Estados Unidos',
      'boschi negli Stati Uniti occidentali',
    ],
    [
      'quiet places in north-eastern Brazil',
      'ruhige Orte im Nordosten von Brasilien',
      'ruhige Orte im nordöstlichen Brasilien',
      'lieux calmes du nord-est du Brésil',
      'lugares tranquilos en el noreste de Brasil',
      'posti tranquilli nel nord-est del Brasile',
    ],
    [
      'coast in the western United States',
      'west coast of the United States',
      'Westküste der USA',
      'côte ouest des États-Unis',
      'costa oeste de Estados Unidos',
      'costa ovest degli Stati Uniti',
    ],
  ] as const) {
    const { sources, understood } = ask({ query: said }, context)
    assert.ok(sources.length > 0, said)
    assert.match(understood.place?.name ?? '', /half|quarter/, said)
    for (const other of others) {
      const answer = ask({ query: other }, context)
      assert.deepEqual(
        answer.sources.map(({ title }) => title),
        sources.map(({ title }) => title),
        other,
      )
      assert.deepEqual(answer.understood.notApplied, [], other)
    }
  }
})

test('whether something lies in a half is told by where it lies, and not by its country', () => {
  let told = 0
  for (let doc = 0; doc < context.index.count; doc++) {
    const { name, country } = context.index.spot(doc)
    const land = countryOfCode(country ?? '')
    const part = land && partOf(land, 'north')
    if (!land || !part?.half) continue
    const { answer } = ask({ query: `Is ${name} in northern ${land.name.replace(/^the /, '')}?` }, context)
    if (!answer.includes(part.name)) continue
    told++
    const isThere = isOnSide(part.half, context.index.coordinates(doc))
    assert.match(answer, isThere ? /^Yes/ : /^No/, `${name}: ${answer}`)
  }
  assert.ok(told > 250, String(told))
  for (const [query, said] of [
    ['Is Kagoshima in northern Japan?', /^No/],
    ['Is Vancouver in eastern Canada?', /^No/],
    ['Is Vancouver in western Canada?', /^Yes/],
    ['Is Seoul in western Japan?', /^No/],
    ['Is Anchorage in the western United States?', /^Yes/],
    ['Liegt Kagoshima im Norden von Japan?', /^Nein/],
  ] as const)
    assert.match(ask({ query }, context).answer, said, query)
})

test('a half is not lost beside a place in its country', () => {
  const { understood, answer } = ask({ query: 'Alaska in the eastern United States' }, context)
  assert.ok(/eastern half/.test(answer) || understood.notApplied.length > 0, answer)
  const near = ask({ query: 'spots near Kyoto in northern Japan' }, context)
  assert.ok(/northern half/.test(near.answer) || near.understood.notApplied.length > 0, near.answer)
})

test('the south of the Alps is no other range of that name', () => {
  for (const query of ['the south side of the Alps', 'the south of the Alps', 'Orte im Süden der Alpen'])
    assert.equal(ask({ query }, context).understood.place?.name, 'the southern half of the Alps', query)
})

test('what lies beyond a place is in no half of it', () => {
  for (const query of [
    'lakes north of Oslo',
    'Seen nördlich von Oslo',
    'lacs au nord d’Oslo',
    'lagos al norte de Oslo',
  ])
    assert.doesNotMatch(ask({ query }, context).understood.place?.name ?? '', /half/, query)
  assert.match(ask({ query: 'which is further north, Norway or Sweden?' }, context).answer, /^(?!.*half)/)
})
