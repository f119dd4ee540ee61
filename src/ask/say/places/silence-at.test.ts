import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterSpots, contextOf } from '../../../../test/support/starter-context.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Explanation } from '../../../silence/explanation.ts'
import { ask } from '../../ask.ts'

const NOISE: Explanation = {
  rating: 2.1,
  lden: 47.6,
  levels: null,
  band: [1.3, 2.9],
  confidence: 'medium',
  method: 'SR-1.0',
  words: 'disturbed',
  dominant: [{ kind: 'road', class: 'primary', name: 'CG-1', distanceM: 410, levelDb: 46.2, share: 0.8 }],
  caps: [],
  caveats: [],
}
/** Covers Andorra alone. */
const explainPoint = ({ latitude, longitude }: Coordinates) =>
  latitude > 42.4 && latitude < 42.7 && longitude > 1.4 && longitude < 1.8 ? NOISE : undefined
const covered = await contextOf(starterSpots(), undefined, explainPoint)
const answerTo = (query: string, prev: string[] = []) => ask({ query, prev }, covered)

test('the noise at a point is its level, rating, confidence interval and what is loudest', () => {
  for (const query of [
    'how quiet is it at 42.5063, 1.5218?',
    'how noisy is 42.5063, 1.5218',
    'what is the noise level at 42.5063, 1.5218?',
    'is it quiet at 42.5063, 1.5218?',
    'why is it so loud at 42.5063, 1.5218?',
  ]) {
    const { answer, understood, sources } = answerTo(query)
    assert.match(
      answer,
      /^It is disturbed at 42\.5063, 1\.5218: about 48 dB .* rating of 2\.1, .* from 1\.3 to 2\.9 /,
      query,
    )
    assert.match(answer, /What is loudest there: primary road CG-1, 0\.4 km away \(46 dB\)\.$/)
    assert.equal(understood.kind, 'about')
    assert.deepEqual([understood.notApplied, sources], [[], []])
  }
})

test('a town asked for its noise is answered by its middle, a spot by its own rating', () => {
  assert.match(
    answerTo('how loud is Andorra la Vella?').answer,
    /^It is disturbed in Andorra la Vella: .*at its middle/,
  )
  assert.match(answerTo('how quiet is Sarek?').answer, /Sarek is rated 5\.0/)
})

test('why a town is not quieter is answered by its noise; towns are compared by theirs, not by spots called after them', () => {
  const why = answerTo("why isn't Andorra la Vella quieter?")
  assert.match(why.answer, /^It is disturbed in Andorra la Vella: /)
  assert.deepEqual(why.understood.notApplied, [])
  assert.match(answerTo('is Ordino louder than Encamp?').answer, /^No, .*Computed at their middle: Ordino 48 dB/)
})

test('a point that no region covers has no noise that is known', () => {
  const { answer, sources } = answerTo('how quiet is it at 48.1, 11.5?')
  assert.equal(answer, 'How quiet it is at 48.1, 11.5 is not known: no imported region covers that point.')
  assert.deepEqual(sources, [])
  const paris = answerTo('how quiet is it in Paris?')
  assert.match(
    paris.answer,
    /^How quiet it is in Paris is not known: .* The catalogue has 1 spot in Paris: Bois de Vincennes \(noisy, rated 1\.3\)/,
  )
})

test('no spot lies in a point', () => {
  for (const query of [
    'how many spots in 42.5, 1.5?',
    'spots in 42.5, 1.5',
    'lakes at 42.5, 1.5',
    'how quiet are the lakes at 42.5, 1.5?',
  ]) {
    assert.doesNotMatch(answerTo(query).answer, /\bin 42\.5, 1\.5/, query)
  }
  assert.match(answerTo('how many spots at 59.9, 10.7?').answer, /within 25 km of 59\.9, 10\.7/)
})

test('spots near a point are counted within the radius of near, which is said', () => {
  for (const query of [
    'how many spots are near 59.9, 10.7?',
    'how many lakes are there near 59.9, 10.7?',
    'wie viele Orte gibt es bei 59.9, 10.7?',
    'combien de lieux y a-t-il près de 59.9, 10.7 ?',
    '¿cuántos lugares hay cerca de 59.9, 10.7?',
    'quanti posti ci sono vicino a 59.9, 10.7?',
  ]) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, /25 km/, query)
    assert.equal(understood.kind, 'count', query)
  }
  assert.match(answerTo('what share of spots near 59.9, 10.7 is free?').answer, /^Of \d+ spots? within 25 km of/)
  assert.match(answerTo('closest lake to 59.9, 10.7').answer, /^The closest lake/)
})

test('"it" of such a question is the place in it and not a spot of the question before', () => {
  assert.match(answerTo('how quiet is it at 42.5063, 1.5218?', ['tell me about Sarek']).answer, /^It is disturbed at/)
  const why = answerTo('why?', ['how quiet is it at 42.5063, 1.5218?'])
  assert.match(why.answer, /What is loudest there: primary road CG-1/)
  assert.deepEqual(why.sources, [])
})

test('of a whole country or region the median rating of its spots is said, and that only those are known', () => {
  for (const query of ['How loud is Norway?', 'how quiet is Norway']) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, /^Of a whole region only the spots listed in it are known here.* in the median;/, query)
    assert.equal(understood.kind, 'summary')
    assert.deepEqual(understood.notApplied, [], query)
  }
  const ratings = starterSpots()
    .filter(({ country }) => country === 'NO')
    .map(({ silenceRating }) => silenceRating)
    .sort((a, b) => a - b)
  const half = ratings.length / 2
  const median = ((ratings[Math.ceil(half) - 1] ?? 0) + (ratings[Math.floor(half)] ?? 0)) / 2
  assert.ok(answerTo('How loud is Norway?').answer.includes(median.toFixed(2)))
})

test('"is it quiet in" a town is answered by the noise at its middle', () => {
  assert.match(
    answerTo('Is it quiet in Andorra la Vella?').answer,
    /^It is disturbed in Andorra la Vella: about 48 dB .*, at its middle/,
  )
})
