import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const spots = starterSpots()
const context = await starterContext()

/** Asks, and gives the records of the spots that are listed. */
function foundBy(query: string) {
  const { sources, answer, understood } = ask({ query }, context)
  const names = new Set(sources.map(({ title }) => title))
  return { answer, understood, found: spots.filter(({ name }) => names.has(name)) }
}

test('both things of "neither … nor" are left out, in every language', () => {
  for (const query of [
    'spots in Finland with neither huts nor camping',
    'Orte in Finnland, weder mit Hütte noch mit Camping',
    'lugares en Finlandia, ni con cabaña ni con camping',
    'lieux en Finlande, ni avec cabane ni avec camping',
    'luoghi in Finlandia, né con rifugio né con campeggio',
  ]) {
    const { found, answer } = foundBy(query)
    assert.ok(found.length > 0, `${query}: ${answer}`)
    for (const { country, tags, activities } of found) {
      assert.equal(country, 'FI', query)
      assert.ok(!tags.includes('hut') && !activities.includes('camping'), `${query}: ${answer}`)
    }
  }
})

test('all names behind "neither" and "except" are left out, and none is what is asked about', () => {
  for (const query of [
    'forests in Germany except Hainich and Müritz',
    'forests in Germany, but neither Hainich nor Müritz',
    'Wälder in Deutschland, aber weder Hainich noch Müritz',
    'forêts en Allemagne, sauf Hainich et Müritz',
  ]) {
    const { found, understood, answer } = foundBy(query)
    assert.equal(understood.kind, 'find', `${query}: ${answer}`)
    assert.ok(found.length > 0, `${query}: ${answer}`)
    assert.ok(!found.some(({ name }) => /Hainich|Müritz/.test(name)), `${query}: ${answer}`)
  }
})

test('"except those of" leaves out every place of the list behind it', () => {
  for (const query of [
    'lacs en Europe, hors Finlande et Norvège',
    'laghi in Europa, tranne quelli di Finlandia e Norvegia',
    'lagos en Europa, salvo los de Finlandia y Noruega',
    'Seen in Europa, außer denen in Finnland und Norwegen',
  ]) {
    const { found, answer } = foundBy(query)
    assert.ok(found.length > 0, `${query}: ${answer}`)
    assert.ok(!found.some(({ country }) => country === 'FI' || country === 'NO'), `${query}: ${answer}`)
  }
})

test('"not far from" is near', () => {
  for (const query of [
    'forest not too far from Helsinki',
    'Wald nicht zu weit von Helsinki',
    'forêt pas trop loin de Helsinki',
    'bosque no muy lejos de Helsinki',
    'foresta non troppo lontano da Helsinki',
  ]) {
    const { found, understood, answer } = foundBy(query)
    assert.equal(understood.near?.name, 'Helsinki', query)
    assert.ok(found.length > 0 && found.every(({ country }) => country === 'FI'), `${query}: ${answer}`)
  }
})

test('a "not" of the verb is no exclusion: "why isn\'t X quieter" asks why', () => {
  const { understood, answer } = foundBy("Why isn't Muir Woods quieter?")
  assert.equal(understood.kind, 'why')
  assert.match(answer, /Muir Woods is rated 2\.5/)
  assert.equal(foundBy("Isn't Sarek in Sweden?").understood.kind, 'about')
})

test('a comma between digits is a decimal sign, and an upper bound leaves "quiet" in force', () => {
  const { understood, found } = foundBy('ruhige Wälder in Europa, nicht über 3,8, kostenlos')
  assert.deepEqual([understood.minRating, understood.maxRating, understood.limit], [3.4, 3.8, 5])
  assert.ok(found.length > 0 && found.every(({ silenceRating: rating }) => rating >= 3.4 && rating <= 3.8))
  assert.equal(foundBy('Wüsten, Bewertung mindestens 4,5, Sternenhimmel').understood.minRating, 4.5)
})

test('whoever shuns what is crowded wants what is free', () => {
  for (const query of [
    'lakes that are not crowded and are free',
    "a lake that isn't touristy, is free and has a hut",
    'not too crowded, free lakes with a hut',
    'ein See, der nicht überlaufen ist, kostenlos und mit Hütte',
    'un lac pas trop fréquenté, gratuit et avec une cabane',
    'un lago que no esté masificado, gratis y con cabaña',
    'un lago non affollato, gratuito e con rifugio',
  ]) {
    const { understood, answer, found } = foundBy(query)
    assert.equal(understood.access, 'free', `${query}: ${answer}`)
    assert.ok(found.length > 0 && found.every(({ accessStatus }) => accessStatus === 'free'), `${query}: ${answer}`)
  }
})

test('what "or" joins is shunned together', () => {
  for (const query of [
    'not noisy or paid beaches',
    'beaches, neither noisy nor paid',
    'playas ni ruidosas ni de pago',
  ]) {
    const { found, answer } = foundBy(query)
    assert.ok(found.length > 0, `${query}: ${answer}`)
    for (const { silenceRating, accessStatus } of found) {
      assert.ok(silenceRating >= 3.4, `${query}: ${answer}`)
      assert.equal(accessStatus, 'free', `${query}: ${answer}`)
    }
  }
  const { found } = foundBy('nothing crowded, expensive or loud in Spain')
  assert.ok(found.length > 0 && found.every(({ silenceRating }) => silenceRating >= 3.4))
})

test('what is avoided is listed over its "and", and fees are never wanted', () => {
  const wanted = (query: string) => foundBy(query).understood
  assert.deepEqual(wanted('avoid planes and the sea in Norway').tags, [])
  assert.equal(wanted('avoid planes and the sea in Norway').without.length, 2)
  assert.equal(wanted('éviter les avions et la mer en Norvège').without.length, 2)
  assert.equal(wanted('Norway without forests and fees').access, 'free')
  assert.deepEqual(wanted('a place in Norway without noise and a lake').tags, ['lake'])
  assert.deepEqual(wanted('avoid roads in Norway and camping allowed').tags, ['camping'])
})
