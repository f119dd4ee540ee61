import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { distanceKm } from '../../geo/distance.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const { index } = context

const LYON = { latitude: 45.7485, longitude: 4.8467 }
const answerTo = (query: string) => ask({ query }, context)

const NONE_NEAR = [
  ['lake near Lyon', /None is near: the closest is /],
  ['Gibt es einen See bei Lyon?', /Nichts davon liegt in der Nähe: Am nächsten/],
  ['lac près de Lyon', /Rien de tel à proximité\. Le plus proche/],
  ['lago cerca de Lyon', /No hay nada así cerca\. El más cercano/],
  ['lago vicino a Lione', /Nulla di simile nelle vicinanze\. Il più vicino/],
] as const

test('where nothing lies within 200 km, the answer says so and names the closest of all alone', () => {
  for (const [query, says] of NONE_NEAR) {
    const { answer, docs } = answerTo(query)
    assert.match(answer, says, query)
    assert.equal(docs.length, 1, query)
    assert.ok(distanceKm(index.coordinates(docs[0] ?? -1), LYON) > 200, query)
    // The noisy ones of the whole world lie no nearer.
    assert.doesNotMatch(answer, /\d+ (noisy|laute|lieux bruyants|lugares ruidosos|luoghi rumorosi)/, query)
  }
})

test('other conditions are given up one at a time within 200 km, and each is said before the list', () => {
  const { answer, understood, docs } = answerTo('free quiet lake near Berlin with a hut')
  assert.deepEqual(understood.relaxed, ['hut', 'near Berlin'])
  assert.match(
    answer,
    /^I found no quiet lake within 200 km of Berlin with free access and a hut\. Leaving out "hut", /,
  )
  assert.match(answer, /the closest is .+, 112 km from Berlin in a straight line\. I looked up to 200 km from there\./)
  assert.ok(docs.every(doc => index.silenceRating(doc) >= 3.4 && index.spot(doc).accessStatus === 'free'))
})

test('what is looked for near a place stays, as does the place', () => {
  for (const query of ['hut near Paris', 'volcano near Berlin', 'glacier near Paris with toilets', 'caves near Oslo']) {
    const { understood, docs, answer } = answerTo(query)
    const wanted = understood.tags[0] ?? ''
    assert.ok(docs.length > 0 && docs.every(doc => index.spot(doc).tags?.includes(wanted)), answer)
  }
})

test('a distance that is stated holds when quiet can be given up', () => {
  const { answer, understood } = answerTo('lakes rated 4 within 30 km of Oslo')
  assert.deepEqual(understood.relaxed, ['rated 4'])
  assert.match(
    answer,
    /^I found no lake within 30 km of Oslo rated 4 or higher\. Leaving out "rated 4" \(the highest rating: 3\.0\)/,
  )
})

test('no spot that is shown without a condition meets it', () => {
  const places = ['Berlin', 'Lisbon', 'Zürich', 'Oslo', 'Vienna', 'Rome', 'Paris', 'Madrid']
  const things = ['quiet lake', 'very quiet forest', 'quiet beach', 'lake rated 4.5']
  const extras = ['', ' with a hut', ' with free access', ' with a hut and toilets', ' where you can swim']
  for (const place of places)
    for (const thing of things)
      for (const extra of extras) {
        const query = `${thing} near ${place}${extra}`
        const { understood, docs, answer } = answerTo(query)
        // What lacks something else is listed behind.
        const [, first = ''] = answer.split('Leaving out ')
        for (const doc of docs.filter(each => first.includes(index.name(each)))) {
          const rating = index.silenceRating(doc)
          const isRelaxed = (said: string) => understood.relaxed.some(text => text.includes(said))
          if (isRelaxed('quiet') || isRelaxed('rated')) assert.ok(rating < (understood.minRating ?? 0), query)
          if (isRelaxed('free')) assert.notEqual(index.spot(doc).accessStatus, 'free', query)
        }
      }
})

test('near one of two places, it is looked farther around both, and nothing far off is named', () => {
  const { answer, understood, docs } = answerTo('quiet lakes near Munich or Vienna')
  assert.match(answer, /^I found no quiet lake within 25 km of /)
  assert.deepEqual(understood.relaxed, ['near Munich or Vienna'])
  const towns = [
    { latitude: 48.1374, longitude: 11.5755 },
    { latitude: 48.2085, longitude: 16.3721 },
  ]
  const km = docs.map(doc => Math.min(...towns.map(town => distanceKm(index.coordinates(doc), town))))
  assert.ok(km.length > 0 && km.every(each => each <= 201), answer)
})

test('closest to a spot is an order, and not given up; the spot itself is another', () => {
  const { answer, understood } = ask(
    { query: 'which is closer to Sihlwald', prev: ['forests in Switzerland'] },
    context,
  )
  assert.match(answer, /^I found no other forest in Switzerland\./)
  assert.ok(!understood.relaxed.includes('near Sihlwald'), answer)
})

test('quieter than the one spot that was found is quieter than that', () => {
  const { answer, understood } = ask({ query: 'something quieter', prev: ['quiet forest near Zürich'] }, context)
  assert.deepEqual(understood.relaxed, ['near Zürich'])
  assert.match(answer, /^I found no quiet forest within 200 km of Zürich quieter than that\./)
})
