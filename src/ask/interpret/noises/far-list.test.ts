import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { readQuestion } from '../../ask.ts'

const starter = await starterContext()

test('what is listed behind "far from roads" is wanted as far, and is no way to get there', () => {
  for (const [query, noises] of [
    ['marshes far from roads and trains', 1],
    ['marshes far from roads and train noise', 1],
    ['lakes away from roads, trains and planes', 2],
    ['Moore weit weg von Straßen und Bahnlinien', 1],
    ['Seen fern von Straßen, Flughäfen und Zügen', 2],
    ['marais loin des routes et des trains', 1],
    ['lac loin des avions et des voitures', 2],
    ['marismas lejos de carreteras y trenes', 1],
    ['paludi lontano da strade e treni', 1],
  ] as const) {
    const { query: read, account } = readQuestion({ query }, starter)
    const unwanted = read.conditions.filter(each => each.on === 'noise' && each.isNegated)
    assert.equal(unwanted.length, noises, query)
    assert.deepEqual(account.notApplied, [], query)
    assert.ok(
      read.conditions.every(each => each.on !== 'transport'),
      query,
    )
  }
})

test('a way to get there beside it is still one', () => {
  for (const query of [
    'places far from roads and reachable by train',
    'places far from roads and by train',
    'far from roads, train to get there',
    'far from roads and a train station nearby',
    'fern von Straßen und mit dem Zug erreichbar',
    'loin des routes et en train',
    'lejos de carreteras y en tren',
    'lontano dalle strade e in treno',
  ]) {
    const { query: read } = readQuestion({ query }, starter)
    assert.deepEqual(
      read.conditions.filter(({ on }) => on === 'noise' || on === 'transport').map(({ on }) => on),
      ['transport'],
      query,
    )
  }
})
