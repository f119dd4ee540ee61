import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterSpots } from '../../../../test/support/starter-context.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'
import { ask } from '../../ask.ts'

/** A hundred computed spots: roads are louder in the north, aircraft are heard in the east, trains nowhere. */
const spots = starterSpots()
  .slice(0, 100)
  .map((spot, at) => ({
    ...spot,
    ratedBy: 'model' as const,
    lden: 35,
    silenceRating: 4,
    latitude: at < 60 ? 61 : 41,
    longitude: at % 2 === 0 ? 20 + at / 100 : -20 - at / 100,
  }))
const levelsByClass = ({ latitude, longitude }: Coordinates) => ({
  'road/primary': latitude > 50 ? 35 : 15,
  ...(longitude > 0 && { 'aerodrome/large': 25 }),
})
const context = { ...(await contextOf(spots)), levelsByClass }
const roadAt = (latitude: number) => levelsByClass({ latitude, longitude: 0 })['road/primary']

function found(query: string) {
  const { answer, docs } = ask({ query, prev: [] }, context)
  return { answer, docs, at: docs.map(doc => context.index.coordinates(doc)) }
}

test('a limit is that of the noise beside it, in the direction said', () => {
  const below = [
    'places with road noise less than 30 decibel',
    'less than 30 dB of road noise',
    'where roads give at most 30 dB',
    'no road noise above 30 dB',
    'traffic noise under 30 dB',
  ]
  for (const query of below) {
    const { answer, at } = found(query)
    assert.match(answer, /roads (do not )?give (less|more) than 30 dB|roads give 30 dB or less/, query)
    assert.ok(at.length > 0 && at.every(({ latitude }) => roadAt(latitude) < 30), `${query}: ${answer}`)
  }
  const { at, answer } = found('road noise of more than 30 dB')
  assert.ok(at.length > 0 && at.every(({ latitude }) => roadAt(latitude) > 30), answer)
})

test('each noise has its own limit, a list of them one', () => {
  assert.match(
    found('road noise below 40 dB and aircraft noise below 20 dB').answer,
    /roads give less than 40 dB and where aircraft give less than 20 dB/,
  )
  assert.match(
    found('road and aircraft noise below 30 dB').answer,
    /roads give less than 30 dB and where aircraft give less than 30 dB/,
  )
  assert.match(found('aircraft or train noise over 22 dB').answer, /where aircraft or railways give more than 22 dB/)
  assert.match(
    found('no traffic, under 36 dB').answer,
    /spots with less than 36 dB of noise.* roads give less than 20 dB/,
  )
})

test('what is named behind "zero", "no noise from" and "away from" is not heard there', () => {
  for (const query of [
    'below 20 dB road noise and zero aircraft',
    'spots with zero helicopters',
    'no heliport nearby',
    'which places have no noise from helicopters?',
    'no noise of trains or planes',
    'away from trains or planes',
  ]) {
    const { answer, at } = found(query)
    assert.match(answer, /aircraft give less than 20 dB/, query)
    assert.ok(at.length > 0 && at.every(({ longitude }) => longitude < 0), `${query}: ${answer}`)
    assert.doesNotMatch(answer, /could not take/, query)
  }
})

test('of a noise and a limit that are both below what the model tells, nothing is said', () => {
  const { answer, docs } = found('road noise below 10 dB')
  assert.match(answer, /For \d+ of them it cannot be told: below 20 dB/)
  assert.deepEqual(docs, [])
})

test('an answer says at how many of how many spots it looked', () => {
  for (const query of ['spots without road noise', 'how many spots have no road noise?']) {
    const { answer } = found(query)
    const [, tried, all, fitting] = /^I looked at the first (\d+) of (\d+) spots: (\d+) of the \1 /.exec(answer) ?? []
    assert.deepEqual([tried, all], ['64', '100'], answer)
    const first = [...spots.keys()].slice(0, 64).map(doc => context.index.coordinates(doc).latitude)
    assert.equal(Number(fitting), first.filter(latitude => roadAt(latitude) < 20).length)
  }
})

test('of spots that do not meet the rest, none is said to', () => {
  const { answer } = found('spots with less than 30 dB and no trains')
  assert.match(
    answer,
    /^I found no spot with less than 30 dB of noise\. Leaving out "less than 30 dB": .* of 100 spots: /,
  )
})

test('there are no shares, averages or comparisons by what is heard', () => {
  for (const query of [
    'what share of spots has no road noise',
    'average rating of spots without aircraft noise',
    'compare spots with road noise and spots without road noise',
  ])
    assert.match(found(query).answer, /^Which noises are heard is not known of all these spots/, query)
})

test('a question about one spot with a limit is answered by that limit', () => {
  const name = spots[0]?.name ?? ''
  assert.match(found(`is road noise below 40 dB at ${name}?`).answer, /^Yes, roads give about 35 dB/)
  assert.match(found(`is road noise below 30 dB at ${name}?`).answer, /^No, roads give about 35 dB/)
  assert.match(found(`is there no road noise at ${name}?`).answer, /^Roads give about 35 dB/)
})

test('motorways and main roads are heard by themselves', async () => {
  const classes = ['road/motorway', 'road/primary', 'road/residential', 'rail/tram', 'rail/main'] as const
  const heard = {
    ...(await contextOf(spots.slice(0, 5).map((spot, at) => ({ ...spot, latitude: 10 + at })))),
    levelsByClass: ({ latitude }: Coordinates) => ({ [classes[Math.round(latitude) - 10] ?? 'road/service']: 35 }),
  }
  const latitudes = (query: string) =>
    ask({ query, prev: [] }, heard).docs.map(doc => heard.index.coordinates(doc).latitude - 10)
  for (const [query, ruledOut] of [
    ['without hearing a motorway', [0]],
    ['out of earshot of any freeway', [0]],
    ['no main roads', [0, 1]],
    ['no roads', [0, 1, 2]],
    ['no trams', [3]],
    ['no trains', [3, 4]],
    ['Orte, an denen man keine Autobahn hört', [0]],
    ['lieux sans bruit d’autoroute', [0]],
    ['lugares sin ruido de autopista', [0]],
    ['luoghi senza rumore di autostrada', [0]],
  ] as const) {
    const left = [0, 1, 2, 3, 4].filter(at => !(ruledOut as readonly number[]).includes(at))
    assert.deepEqual(
      latitudes(query).toSorted((a, b) => a - b),
      left,
      `${query}: ${ask({ query, prev: [] }, heard).answer}`,
    )
  }
})

test('where no spot is as quiet of a noise as asked, the one with the least of it is named', async () => {
  const levels = ({ latitude }: Coordinates) => ({ 'road/primary': 60 - latitude })
  const loud = {
    ...(await contextOf(spots.slice(0, 5).map((spot, at) => ({ ...spot, latitude: 10 + at })))),
    levelsByClass: levels,
  }
  for (const query of [
    'spots without road noise',
    'Orte ohne Straßenlärm',
    'lieux sans bruit de route',
    'lugares sin ruido de carretera',
    'luoghi senza rumore di strade',
  ]) {
    const { answer, docs } = ask({ query, prev: [] }, loud)
    assert.deepEqual(
      docs.map(doc => loud.index.coordinates(doc).latitude),
      [14],
      `${query}: ${answer}`,
    )
    assert.match(answer, /46 dB/)
  }
  const all = ask({ query: 'spots without aircraft noise', prev: [] }, loud)
  assert.equal(all.docs.length, 5, all.answer)
})

test('which source is the loudest is asked of each spot, and not where it is loudest', () => {
  for (const query of [
    'places where the loudest source is not a road',
    'Orte, bei denen die lauteste Quelle keine Straße ist',
    "lieux où la source la plus bruyante n'est pas une route",
    'lugares donde la principal fuente de ruido no es una carretera',
    'posti dove la fonte più rumorosa non è una strada',
  ]) {
    const { at, answer } = found(query)
    assert.ok(at.length > 0 && at.every(({ latitude, longitude }) => latitude < 50 && longitude > 0), answer)
  }
  for (const query of [
    'places where the main noise is a road',
    'which places have roads as the loudest source',
    'places where roads are the main noise',
    'Orte, bei denen Straßen die lauteste Quelle sind',
  ]) {
    const { at, answer } = found(query)
    assert.ok(at.length > 0 && at.every(({ latitude }) => latitude > 50), answer)
  }
})

test('spots that a noise affects come in the order of that noise, of the noisiest that are looked at', () => {
  for (const query of ['Which spots are affected by aircraft?', 'places with aircraft noise']) {
    const { answer, at } = found(query)
    assert.match(answer, /^I looked at the noisiest \d+ of 100 spots: .* The 5 with most of it:/, query)
    assert.ok(at.length === 5 && at.every(({ longitude }) => longitude > 0), query)
  }
  assert.match(found('quiet places with aircraft noise').answer, /The first 5:/)
  assert.match(found('places with no aircraft noise').answer, /^I looked at the first /)
})

test('of two with a noise the one with more of it is first', async () => {
  const two = spots.slice(0, 3).map((spot, each) => ({ ...spot, lden: 50 - each, latitude: 50 + each }))
  const levels = ({ latitude }: Coordinates) => ({ 'rail/rail': 22 + (latitude - 50) * 5 })
  const { docs } = ask(
    { query: 'Which spots are affected by the railway?' },
    { ...(await contextOf(two)), levelsByClass: levels },
  )
  assert.equal(docs.length, 3)
  const { sources } = ask(
    { query: 'Which spots are affected by the railway?' },
    { ...(await contextOf(two)), levelsByClass: levels },
  )
  assert.deepEqual(
    sources.map(({ title }) => title),
    two.toReversed().map(({ name }) => name),
  )
})
