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
