import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../ask.ts'

const context = await starterContext()

test('how far the next road or house lies is not recorded, which is said before what there is', () => {
  for (const [query, says] of [
    [
      'lakes in Norway more than 5 km from a road',
      /^That is not known here: .* no distances to the next road or house but those to what is heard there\./,
    ],
    ['lakes in Norway with no road within 5 km', /^That is not known here/],
    [
      'lakes in Norway as far as possible from villages',
      /^That is not known here: .* no distances to the next road or house but those to what is heard there\./,
    ],
    ['lakes in Norway furthest away from any village', /^That is not known here/],
    ['lakes in Norway further from a road than 3 km', /^That is not known here/],
    ['lakes in Norway with no road or railway within 3 km', /^That is not known here/],
    ['lakes in Norway without any road for 3 miles', /^That is not known here/],
    ['Seen in Norwegen ohne Straße im Umkreis von 5 km', /^Das ist hier nicht bekannt/],
    ['lakes in Norway at least 3 km away from any house', /^That is not known here/],
    ['Seen in Norwegen, mehr als 5 km von einer Straße entfernt', /^Das ist hier nicht bekannt/],
    ["lacs de Norvège à plus de 5 km d'une route", /^Ce n’est pas connu ici/],
    ['lagos de Noruega a más de 5 km de una carretera', /^Eso no se sabe aquí/],
    ['laghi in Norvegia a più di 5 km da una strada', /^Questo qui non si sa/],
  ] as const) {
    const { answer, sources, understood } = ask({ query }, context)
    assert.match(answer, says, query)
    assert.deepEqual([understood.place?.name, understood.notApplied], ['Norway', []], query)
    assert.ok(sources.length > 0, query)
  }
})

test('a distance from a place is one, whatever the place is called', () => {
  for (const query of ['lakes within 50 km of Oslo', 'lakes 50 km from Road Town'])
    assert.equal(ask({ query }, context).understood.withinKm, 50, query)
})

test('so is how near it is to be, whatever the language writes with a capital', () => {
  for (const [query, says] of [
    ['anything in Switzerland closer than 500 metres to a road and still quiet?', /^That is not known here/],
    ['quiet places closer than 300 m to a road in Switzerland', /^That is not known here/],
    ['Liegt in der Schweiz etwas näher als 500 Meter an einer Straße und ist leise?', /^Das ist hier nicht bekannt/],
    ['ruhige Orte weniger als 500 m von einer Straße in der Schweiz', /^Das ist hier nicht bekannt/],
    ['Orte in der Schweiz höchstens 500 m von einer Straße', /^Das ist hier nicht bekannt/],
    ["lieux en Suisse au maximum à 500 m d'une route", /^Ce n’est pas connu ici/],
    ['lugares de Suiza como máximo a 500 m de una carretera', /^Eso no se sabe aquí/],
    ['luoghi in Svizzera al massimo a 500 m da una strada', /^Questo qui non si sa/],
  ] as const) {
    const { answer, sources } = ask({ query }, context)
    assert.match(answer, says, query)
    assert.ok(sources.length > 0, query)
  }
  const { understood } = ask({ query: 'peaks below 2000 m away from roads in Switzerland' }, context)
  assert.ok(understood.relaxed?.some(said => said.includes('2000')) || understood.tags?.includes('peak'))
})

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

function roadsAsked(query: string, within: typeof context) {
  return readQuestion({ query }, within).query.conditions.flatMap(condition =>
    condition.on === 'noise' ? [[condition.source, condition.besideKm, condition.isNegated]] : [],
  )
}

for (const [query, source, km, isNegated] of [
  ['places in Andorra more than 3 km from any main road', 'motorways and main roads', 3, true],
  ['spots in Andorra at least 500 m away from every road', 'roads', 0.5, true],
  ['huts in Andorra no closer than 5 km to a road', 'roads', 5, true],
  ['huts in Andorra not within 2 miles of a road', 'roads', 3.218688, true],
  ['lakes in Andorra with no road or railway within 3 km', 'roads or railways', 3, true],
  ['lakes in Andorra within 1 km of a road', 'roads', 1, false],
  ['quiet lakes in Andorra closer than 800 m to a road', 'roads', 0.8, false],
  ['Hütten in Andorra mehr als 3 km von einer Straße entfernt', 'roads', 3, true],
  ["lacs d'Andorre à plus de 3 km d'une route", 'roads', 3, true],
  ['lagos de Andorra a más de 3 km de una carretera', 'roads', 3, true],
  ['laghi in Andorra a più di 3 km da una strada', 'roads', 3, true],
] as const) {
  test(`how far roads are to lie is looked up among the noises that are told: ${query}`, withExtracts, () => {
    assert.ok(extracts)
    assert.deepEqual(roadsAsked(query, extracts.context), [[source, km, isNegated]])
  })
}

test('what is told lists none with such a road, and says that only the loudest are known', withExtracts, () => {
  assert.ok(extracts)
  const { answer, sources } = ask({ query: 'huts in Andorra at least 5 km from a road' }, extracts.context)
  assert.match(answer, /none of the loudest noises comes from roads within 5\.0 km/)
  assert.ok(sources.length > 0)
  for (const [, km] of answer.matchAll(/the nearest that is told: [^;]*?([\d.]+) km away/g)) assert.ok(Number(km) >= 5)
})

test('a height above the sea stays one, and so does a distance from houses, which nothing tells', withExtracts, () => {
  assert.ok(extracts)
  const { context: andorra } = extracts
  const heights = readQuestion({ query: 'peaks above 2000 m away from roads in Andorra' }, andorra).query.conditions
  assert.ok(heights.some(({ on }) => on === 'elevation'))
  assert.deepEqual(roadsAsked('lakes in Andorra at least 3 km away from any house', andorra), [])
  assert.match(
    ask({ query: 'lakes in Andorra at least 3 km away from any house' }, andorra).answer,
    /^That is not known here/,
  )
})

test('of one spot it is told how far the roads lie, without a yes or no', withExtracts, () => {
  assert.ok(extracts)
  const { answer } = ask({ query: 'Is Pfälzerhütte more than 3 km from a road?' }, extracts.context)
  assert.match(answer, /^Of the roads heard at Pfälzerhütte, the loudest is /)
})

test('what lies farthest from any road, railway or motorway is not recorded, and names no place', () => {
  for (const query of [
    'spots farthest from a motorway',
    'lakes in Norway furthest away from any railway',
    'which lake in Norway is furthest from a main road?',
  ]) {
    const { answer } = ask({ query }, context)
    assert.match(answer, /^That is not known here/, query)
    assert.doesNotMatch(answer, /A place called/, query)
  }
})
