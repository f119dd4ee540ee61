import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { wrongFacts } from '../../test/questions/wrong-facts.ts'
import { contextOf, starterContext, starterSpots } from '../../test/support/starter-context.ts'
import { distanceKm } from '../geo/distance.ts'
import type { SpotRecord } from '../spots/spot.ts'
import { ask } from './ask.ts'
import { Understood } from './question.ts'
import { questionContextOf } from './question-context.ts'

const spots = starterSpots()
const context = await starterContext()

const FEATURES = {
  lakes: 'lake',
  waterfalls: 'waterfall',
  forests: 'forest',
  islands: 'island',
  deserts: 'desert',
  caves: 'cave',
} as const
const COUNTRIES = { Norway: 'NO', Finland: 'FI', Japan: 'JP', Brazil: 'BR', Malta: 'MT', 'New Zealand': 'NZ' } as const

const TOWNS = { Oslo: [59.9127, 10.7461], Vienna: [48.2085, 16.3721], Tokyo: [35.6895, 139.6917] } as const
const NEAR_KM = 25

/** One thing asked for: its words, the word by which it is known among what was left out, and what fits it. */
type Part = { text: string; key: string; fits: (spot: SpotRecord) => boolean }

const part = (text: string, key: string, fits: Part['fits']): Part => ({ text, key, fits })

const things = fc.constantFrom(...Object.entries(FEATURES)).map(([noun, feature]) => {
  return part(noun, noun, spot => spot.tags.includes(feature) || spot.sceneryType === feature)
})
const countries = fc.constantFrom(...Object.entries(COUNTRIES)).map(([name, code]) => {
  return part(` in ${name}`, name, spot => spot.country === code)
})
const towns = fc.constantFrom(...Object.entries(TOWNS)).map(([name, [latitude, longitude]]) => {
  return part(` near ${name}`, name, spot => distanceKm(spot, { latitude, longitude }) <= NEAR_KM)
})
const distances = fc
  .tuple(fc.constantFrom(...Object.entries(TOWNS)), fc.integer({ min: 1, max: 900 }))
  .map(([[name, [latitude, longitude]], km]) => {
    return part(` within ${km} km of ${name}`, name, spot => distanceKm(spot, { latitude, longitude }) <= km)
  })
const ratings = fc.integer({ min: 21, max: 50 }).map(tenths => {
  return part(` rated ${tenths / 10} or better`, 'rated', spot => spot.silenceRating >= tenths / 10)
})
const others = [
  part(' with free access', 'free', spot => spot.accessStatus === 'free'),
  part(' that are not free', 'free', spot => spot.accessStatus === 'paid'),
  part(' without a hut', 'hut', spot => !spot.tags.includes('hut')),
  part(' where fires are prohibited', 'prohibited', spot => spot.fireStatus === 'prohibited'),
]

/** Questions put together at random, and what each part of them asks for. */
const asked = fc
  .record({
    lead: fc.constantFrom('', 'show me ', 'how many ', 'are there any ', 'quietest ', 'I am looking for '),
    thing: things,
    where: fc.option(fc.oneof(countries, towns, distances)),
    other: fc.option(fc.constantFrom(...others)),
    rating: fc.option(ratings),
  })
  .map(({ lead, thing, where, other, rating }) => {
    const parts = [thing, where, other, rating].filter(each => each !== null)
    return { query: `${lead}${parts.map(({ text }) => text).join('')}`, parts }
  })

test('every name and number of an answer stands in its sources or the question, or can be recomputed', () => {
  fc.assert(
    fc.property(asked, ({ query, parts }) => {
      const answer = ask({ query }, context)
      const { relaxed } = answer.understood
      const isKept = ({ key }: Part) => !relaxed.some(said => said.includes(key))
      const fitting = spots.filter(spot => parts.filter(isKept).every(({ fits }) => fits(spot)))
      // The noisy ones are counted over all that was asked, where only those fit, or as far as was looked.
      const isNoisy = ({ silenceRating }: SpotRecord) => silenceRating < 1.8
      const exact = spots.filter(spot => parts.every(({ fits }) => fits(spot)))
      const { near } = answer.understood
      const around = fitting.filter(spot => near && distanceKm(spot, near) <= (near.radiusKm ?? Infinity))
      // What lacks something else is told behind.
      const [, , behind] = answer.answer.split('Leaving out ')
      const [others] = behind?.split('", ') ?? []
      const isLooked = behind?.includes('I looked up to') === true
      const isOther = ({ key, text }: Part) => others?.includes(key) === true || (isLooked && text.startsWith(' near'))
      const lacking = spots.filter(
        spot => others !== undefined && parts.every(part => isOther(part) || part.fits(spot)),
      )
      // Where nothing is offered instead: all but one of the conditions.
      const isNone = fitting.length === 0 && relaxed.length === 0
      const less = parts.map(left =>
        spots.filter(spot => isNone && parts.every(part => part === left || part.fits(spot))),
      )
      const counted = [
        fitting,
        lacking,
        ...less,
        fitting.filter(isNoisy),
        exact.filter(isNoisy),
        lacking.filter(isNoisy),
      ]
      const counts = [...counted, around.filter(isNoisy)].map(({ length }) => length)
      assert.deepEqual(wrongFacts(answer, { query }, spots, { counts }), [], `${query}: ${answer.answer}`)
      const ids = new Set([...fitting, ...lacking].map(({ id }) => id))
      assert.equal(answer.docs.length > 0, fitting.length > 0, `${query}: ${answer.answer}`)
      const isNoisyShown = answer.docs.some(doc => context.index.silenceRating(doc) < 1.8)
      assert.ok(!isNoisyShown || /noisy/.test(answer.answer), `${query}: ${answer.answer}`)
      assert.ok(
        answer.docs.every(doc => ids.has(context.index.id(doc))),
        `${query}: ${answer.answer}`,
      )
      if (relaxed.length === 0) return
      const isMet = spots.some(spot => parts.every(({ fits }) => fits(spot)))
      assert.ok(!isMet && /I found no /.test(answer.answer), `${query}: ${answer.answer}`)
    }),
    { numRuns: 600, seed: 6 },
  )
})

test('distances in an answer are those from the coordinates of the question', () => {
  const coordinates = fc.record({
    latitude: fc.integer({ min: -8900, max: 8900 }),
    longitude: fc.integer({ min: -17900, max: 17900 }),
  })
  fc.assert(
    fc.property(coordinates, ({ latitude, longitude }) => {
      const query = `closest lakes to ${(latitude / 100).toFixed(2)}, ${(longitude / 100).toFixed(2)}`
      const answer = ask({ query }, context)
      assert.deepEqual(wrongFacts(answer, { query }, spots), [], answer.answer)
      assert.ok(answer.docs.length > 0)
    }),
    { numRuns: 100, seed: 6 },
  )
})

test('any text is answered: the sentences joined are the answer, and the sources are the spots spoken of', () => {
  const words = fc.constantFrom(
    'quiet',
    'lake',
    'near',
    'Oslo',
    'not',
    'free',
    '4',
    '+',
    'in',
    'Sarek',
    'than',
    'km',
    '10',
    ',',
    'why',
    '"',
    '-',
    'ß',
    '湖',
    '',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.array(words, { maxLength: 14 }).map(parts => parts.join(' ')),
  )
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 2 }), (query, prev) => {
      const answer = ask({ query, prev }, context)
      assert.equal(answer.sentences.join(''), answer.answer)
      assert.ok(answer.answer.length > 0)
      assert.deepEqual(
        answer.sources.map(({ title }) => title),
        answer.docs.map(doc => context.index.spot(doc).name),
      )
      Understood.parse(answer.understood)
    }),
    { numRuns: 400, seed: 6 },
  )
})

test('when nothing lies near a place, it is looked farther around it before anything else is given up', () => {
  const { answer, understood, docs } = ask({ query: 'a quiet forest near Zürich' }, context)
  assert.match(answer, /^I found no quiet forest within 25 km of Zürich\. The closest is .+, \d+ km from Zürich/)
  assert.deepEqual(understood.relaxed, ['near Zürich'])
  const zurich = { latitude: 47.3667, longitude: 8.55 }
  const forests = spots.filter(({ tags, silenceRating }) => tags.includes('forest') && silenceRating >= 3.4)
  const [nearest] = forests.toSorted((a, b) => distanceKm(a, zurich) - distanceKm(b, zurich))
  assert.equal(context.index.id(docs[0] ?? -1), nearest?.id)
})

test('"near" widens in steps before quiet is given up, and the step is said', () => {
  const { answer, understood } = ask({ query: 'a quiet lake near Oslo with a hut' }, context)
  assert.match(answer, /The closest is Hardangervidda \(rated 4\.5\), 183 km from Oslo/)
  assert.match(answer, /I looked up to 200 km from there\./)
  assert.equal(understood.near?.radiusKm, 200)
})

test('beyond 200 km quiet is given up rather than the place', () => {
  const { understood, sources } = ask({ query: 'a quiet forest near Lisbon' }, context)
  assert.deepEqual(understood.relaxed, ['quiet'])
  assert.deepEqual(
    sources.map(({ title }) => title),
    ['Parque Florestal de Monsanto'],
  )
})

test('spots are measured by another, and those that are named are left out', () => {
  const quieter = ask({ query: 'anything quieter than Hampstead Heath near London?' }, context)
  assert.ok(quieter.docs.length > 0)
  assert.ok(quieter.docs.every(doc => context.index.silenceRating(doc) > 1.5))
  const others = ask({ query: 'quiet places in Sweden except Sarek' }, context)
  assert.ok(others.docs.length > 0 && !others.sources.some(({ title }) => title === 'Sarek'))
})

test('the same question to the same version gives the same bytes', async () => {
  const again = questionContextOf(context.index, { links: context.links })
  for (const query of ['lakes in Sweden', 'closest hut to Vienna', 'why is Sarek rated 5?', 'lkaes neer Olso', '']) {
    assert.equal(JSON.stringify(ask({ query }, again)), JSON.stringify(ask({ query }, context)))
  }
})

test('a blank question is answered with what can be asked, three examples and no sources, and the examples work', () => {
  const { query, answer, sources } = ask({ query: '' }, context)
  assert.equal(query, '')
  assert.deepEqual(sources, [])
  const examples = [...answer.matchAll(/"([^"]+)"/g)].map(([, example = '']) => example)
  assert.equal(examples.length, 3)
  for (const example of examples) assert.ok(ask({ query: example }, context).sources.length > 0, example)
})

test('an empty catalogue is answered from, too', async () => {
  const empty = await contextOf([])
  for (const query of ['', 'lakes in Sweden', 'how many spots are there?', 'closest lake to Oslo', 'quietest place']) {
    assert.deepEqual(ask({ query }, empty).sources, [])
  }
})

test('what makes the noise is said when it was computed', async () => {
  const explained = await contextOf(spots, () => ({
    rating: 3.6,
    lden: 38.7,
    levels: null,
    band: [3, 4.2],
    confidence: 'medium',
    method: 'SR-1.0',
    words: 'quiet',
    dominant: [{ kind: 'road', class: 'primary', name: 'E10', distanceM: 820, levelDb: 38.1, share: 0.87 }],
    caps: [],
    caveats: ['Forest and terrain are not modelled'],
  }))
  const { answer } = ask({ query: 'why is Abisko rated 3.6?' }, explained)
  assert.match(answer, /primary road E10, 0\.8 km away \(38 dB\)/)
  assert.match(answer, /about 39 dB/)
})

test('one "another" after the other names no spot twice', () => {
  const first = ask({ query: 'lakes' }, context)
  const second = ask({ query: 'another', prev: ['lakes'] }, context)
  const third = ask({ query: 'another', prev: ['lakes', 'another'] }, context)
  const docs = [first, second, third].flatMap(answer => answer.docs)
  assert.equal(docs.length, 15)
  assert.equal(new Set(docs).size, 15)
})

test('what a place is to be free of is not wanted there', () => {
  const { understood, answer } = ask({ query: 'dog-free beaches' }, context)
  assert.deepEqual(understood.access, null, answer)
  assert.equal(understood.without.length, 1, answer)
})
