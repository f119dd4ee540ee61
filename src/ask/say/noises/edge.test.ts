import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const made = await extractContext()

test('near the edge of the map no noise is denied', { skip: made === undefined && NO_EXTRACTS }, () => {
  assert.ok(made)
  const answerTo = (query: string) => ask({ query }, made.context).answer
  assert.match(answerTo('is there motorway noise at Alpspitz?'), /^On the imported map .*ends 2\.5 km from Alpspitz/)
  assert.match(answerTo('Do I hear aircraft at Bettlerjoch?'), /^On the imported map .*only the airfields/)
  assert.match(answerTo('places in Liechtenstein with no aircraft noise'), /what noise comes from beyond is not known/)
  assert.match(answerTo('is there road noise at Alpspitz?'), /^Yes, /)
  assert.doesNotMatch(answerTo('quiet spots on the Isle of Man without train noise'), /imported map ends/)
  const levels = made.spots.flatMap(({ country, lden }) => (country === 'AD' && typeof lden === 'number' ? [lden] : []))
  const [less, atMost] = [levels.filter(level => level < 30).length, levels.filter(level => level <= 30).length]
  assert.notEqual(less, atMost)
  assert.ok(answerTo('how many spots in Andorra have less than 30 dB?').includes(` ${less} spots `))
  assert.ok(answerTo('how many spots in Andorra have 30 dB or less?').includes(` ${atMost} spots `))
})

test('aircraft that no airfield tells of are not denied, in each language', {
  skip: made === undefined && NO_EXTRACTS,
}, () => {
  assert.ok(made)
  for (const [query, map, flights] of [
    ['Can you hear planes in Andorra?', /map ends near some of them/, /only the airfields/],
    ['Is there aircraft noise in Andorra?', /map ends near some of them/, /only the airfields/],
    ['Hört man in Andorra Flugzeuge?', /Karte endet in der Nähe/, /nur die Flugplätze/],
    ['Entend-on des avions en Andorre ?', /carte importée s’arrête près/, /seuls les aérodromes/],
    ['¿Se oyen aviones en Andorra?', /mapa importado termina cerca/, /solo se conocen los aeródromos/],
    ['Si sentono gli aerei in Andorra?', /mappa importata finisce vicino/, /solo gli aeroporti/],
  ] as const) {
    const { answer } = ask({ query }, made.context)
    assert.match(answer, map, query)
    assert.match(answer, flights, query)
  }
  const trains = ask({ query: 'Can you hear trains in Liechtenstein?' }, made.context).answer
  assert.doesNotMatch(trains, /airfields|map ends near/)
})

test('of how many spots without a noise little is known is told, and they come last', {
  skip: made === undefined && NO_EXTRACTS,
}, () => {
  assert.ok(made)
  const { index } = made.context
  for (const [query, told] of [
    ['lakes in Andorra without road noise', /For 12 of the 13 confidence is low/],
    ['Seen in Andorra ohne Straßenlärm', /Bei 12 von 13 ist die Sicherheit gering/],
    ['lacs en Andorre sans bruit de route', /Pour 12 sur 13, la fiabilité est faible/],
    ['lagos en Andorra sin ruido de carretera', /En 12 de 13 la fiabilidad es baja/],
    ['laghi in Andorra senza rumore di strade', /Per 12 su 13 l’affidabilità è bassa/],
  ] as const) {
    const { answer, docs } = ask({ query }, made.context)
    assert.match(answer, told, query)
    assert.deepEqual(
      docs.map(doc => index.spot(doc).confidence === 'low'),
      [false, true, true, true, true],
      query,
    )
  }
  assert.doesNotMatch(ask({ query: 'lakes in Andorra with road noise' }, made.context).answer, /confidence is low/)
})

test('of several things asked at once what is not known comes first, without a yes', async () => {
  const context = await starterContext()
  for (const query of [
    'Can I get to Store Mosse with a wheelchair by public transport?',
    'Komme ich mit dem Rollstuhl mit dem Bus zum Store Mosse?',
  ])
    assert.match(ask({ query }, context).answer, /^(Whether|Ob) .*(not known|nicht bekannt).*Store Mosse/, query)
  assert.match(ask({ query: 'Can I get to Lastovo by ferry?' }, context).answer, /^Yes, /)
})

test('no town stands for a body of the sky or a place of tales without its country', async () => {
  const context = await starterContext()
  for (const query of [
    'quiet places on Mars',
    'Quiet spots in Paradise',
    'lieux calmes sur Mars',
    'lugares tranquilos en Marte',
  ])
    assert.equal(ask({ query }, context).sources.length, 0, query)
  assert.match(ask({ query: 'quiet spots near Venus, Texas' }, context).answer, /Venus, Texas/)
  assert.doesNotMatch(
    ask({ query: 'distance in miles between Hornstrandir and Landmannalaugar' }, context).answer,
    /Miles \(/,
  )
})
