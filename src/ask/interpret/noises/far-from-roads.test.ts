import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../ask.ts'

const extracts = await extractContext()
const starter = await starterContext()

test('where the noise was computed, "far from roads" is where none is heard, in each language', {
  skip: extracts === undefined && NO_EXTRACTS,
}, () => {
  assert.ok(extracts)
  for (const [query, says] of [
    ['viewpoints in Andorra far from roads', /roads give less than 20 dB/],
    ['Hütten in Andorra fernab von Straßen', /Straßen: unter 20 dB/],
    ['refuges en Andorre loin des routes', /routes : moins de 20 dB/],
    ['des belvédères à l’écart de toute route en Andorre', /routes : moins de 20 dB/],
    ['refugios en Andorra lejos de toda carretera', /carreteras: menos de 20 dB/],
    ['miradores en Andorra lejos de carreteras', /carreteras: menos de 20 dB/],
    ['rifugi in Andorra lontani dalle strade', /strade: meno di 20 dB/],
  ] as const) {
    const { answer, understood } = ask({ query }, extracts.context)
    assert.match(answer, says, query)
    assert.deepEqual([understood.relaxed, understood.notApplied], [[], []], query)
  }
})

test('where few are out of earshot of roads, the others are told with what roads give and how near one is', {
  skip: extracts === undefined && NO_EXTRACTS,
}, () => {
  assert.ok(extracts)
  for (const [query, says] of [
    ['picnic sites in Andorra far from the road', /roads about \d+ dB, the nearest that is told: [^;]+ km away; rated/],
    ['Picknickplätze in Andorra weit weg von Straßen', /Straßen etwa \d+ dB \(am nächsten [^)]+ km entfernt\)/],
    ['aires de pique-nique en Andorre loin de la route', /routes environ \d+ dB \(le plus proche [^)]+ km\)/],
    ['merenderos en Andorra lejos de la carretera', /carreteras unos \d+ dB \(lo más cercano [^)]+ km\)/],
    ['aree picnic in Andorra lontano dalla strada', /strade circa \d+ dB \(il più vicino [^)]+ km\)/],
  ] as const) {
    const { answer, sources, understood } = ask({ query }, extracts.context)
    assert.match(answer, says, query)
    assert.equal(sources.length, 5, query)
    assert.deepEqual([understood.relaxed, understood.notApplied], [[], []], query)
  }
})

test('elsewhere it is what is recorded as remote', () => {
  const { answer, understood } = ask({ query: 'lugares en Suecia lejos de carreteras' }, starter)
  assert.deepEqual(understood.tags, ['remote'], answer)
})

test('how far the next road is, is recorded of none, and nothing is ranked by it', () => {
  for (const query of [
    'which lake in Norway is farthest from a road?',
    'welcher See in Norwegen ist am weitesten von einer Straße entfernt?',
    "le lac le plus éloigné d'une route en Norvège",
    'el lago más alejado de las carreteras de Noruega',
    'il lago più lontano dalle strade in Norvegia',
  ]) {
    const { answer, understood } = ask({ query }, starter)
    assert.match(answer, /not known here|nicht bekannt|pas connu ici|no se sabe aquí|qui non si sa/, query)
    assert.equal(understood.orderBy, 'rating', query)
  }
})

test('motorbikes, lorries and cars are the noise of roads where one wants to be away from them', () => {
  for (const query of [
    'lakes in Norway away from the motorbikes',
    'lakes in Norway without lorries',
    'lakes in Norway far away from cars',
    'lakes in Norway a long way from any road',
    'Seen in Norwegen ohne Motorräder',
    'lacs en Norvège loin des motos',
    'lagos en Noruega lejos de las motos',
    'laghi in Norvegia lontano dalle moto',
  ]) {
    const { query: read, account } = readQuestion({ query }, starter)
    const noises = read.conditions.filter(each => each.on === 'noise')
    assert.deepEqual([noises.length, account.notApplied], [1, []], query)
    assert.ok(
      read.conditions.every(each => each.on !== 'text'),
      query,
    )
  }
  for (const query of [
    'car-free island',
    'un lago en Noruega sin motos de agua',
    'a lake in Norway not far from a road',
  ]) {
    const { query: read } = readQuestion({ query }, starter)
    assert.ok(
      read.conditions.every(each => each.on !== 'noise' || !each.isNegated),
      query,
    )
  }
})
