import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { readQuestion } from '../../ask.ts'

const starter = await starterContext()

function read(query: string): { noises: string[]; isReached: boolean } {
  const { conditions } = readQuestion({ query }, starter).query
  return {
    noises: conditions.flatMap(each => (each.on === 'noise' && each.isNegated ? each.kinds : [])).toSorted(),
    isReached: conditions.some(each => each.on === 'transport' && !each.isNegated),
  }
}

test('"neither road nor train" rules out the noise of both', () => {
  for (const query of [
    'neither road nor train',
    'no roads and no train',
    'weder Straße noch Bahn',
    'ohne Straße und Bahn',
    'ni route ni train',
    'ni carreteras ni tren',
    'né strade né treno',
  ])
    assert.deepEqual(read(query), { noises: ['rail', 'road'], isReached: false }, query)
})

test('a station, and a way there, are none', () => {
  for (const query of [
    'no roads, train station nearby',
    'no road noise, by train',
    'ohne Straßenlärm und Bahnhof in der Nähe',
    'ohne Straßenlärm und mit dem Zug',
    'sans bruit de route et en train',
  ])
    assert.deepEqual(read(query), { noises: ['road'], isReached: true }, query)
})

test('what makes noise and begins like something else is ruled out as a whole', () => {
  for (const query of [
    'no wind turbines nearby',
    'spots without wind turbines in Wales',
    'Orte ohne Windräder',
    'lieux sans éoliennes',
    'lugares sin aerogeneradores',
    'luoghi senza pale eoliche',
  ])
    assert.deepEqual(read(query).noises, ['turbine'], query)
  assert.deepEqual(read('lakes without wind').noises, [])
})
