import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { eachDoc } from '../../../arrays/bitset.ts'
import { placeAt } from '../../gazetteer/place.ts'
import { ask } from '../../ask.ts'
import { DIRECTIONS } from '../../../text/distance-words.ts'
import { docsOnSide } from './side-of.ts'

const context = await starterContext()
const { index } = context

test('each spot lies on two or three of the eight sides of a place, and on opposite ones never', () => {
  for (const at of [
    { latitude: 59.91, longitude: 10.75 },
    { latitude: -45, longitude: 170 },
    { latitude: 0, longitude: -179.5 },
  ]) {
    const sides = DIRECTIONS.map(toward => {
      const docs = new Set<number>()
      eachDoc(docsOnSide({ on: 'side', origin: placeAt(at), toward, shown: '' }, index), doc => docs.add(doc))
      return docs
    })
    for (let doc = 0; doc < index.count; doc++) {
      const on = sides.flatMap((docs, side) => (docs.has(doc) ? [side] : []))
      assert.ok(on.length === 2 || on.length === 3, `${index.name(doc)}: ${on.join()}`)
      assert.ok(!on.some(side => on.includes((side + 4) % 8)), index.name(doc))
    }
  }
})

test('north of a town is at a higher latitude, wherever that is near', () => {
  const at = { latitude: 59.91, longitude: 10.75 }
  eachDoc(docsOnSide({ on: 'side', origin: placeAt(at), toward: 'north', shown: '' }, index), doc => {
    const { latitude, longitude } = index.coordinates(doc)
    if (Math.abs(longitude - at.longitude) < 5 && Math.abs(latitude - at.latitude) < 5)
      assert.ok(latitude > at.latitude, index.name(doc))
  })
})

test('a side is understood in each language, and answered', () => {
  for (const [query, says] of [
    ['spots within 50 km north of Oslo', /^The catalogue has 1 spot within 50 km of Oslo lying north of Oslo/],
    ['spots to the north-west of 60.1, 10.9', /lying north-west of 60.1, 10.9/],
    ['Orte nördlich von Oslo', /im Umkreis von 25 km um Oslo \(nördlich von Oslo\)/],
    ["lieux au nord d'Oslo", /\(au nord d’Oslo\)/],
    ['lugares al norte de Oslo', /\(al norte de Oslo\)/],
    ['luoghi a nord di Oslo', /\(a nord di Oslo\)/],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('the north of a town or a country is none of its sides', () => {
  for (const query of ['quiet places in the north of Oslo', 'quiet places in the north of Spain'])
    assert.doesNotMatch(ask({ query }, context).answer, /lying/, query)
})
