import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'
import { readInContext } from './conversation/follow-up.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)
const placeOf = (query: string) =>
  readInContext(query, [], context).query.conditions.flatMap(each => (each.on === 'place' ? each.places : []))[0]

test('a state behind the name of a town says which town is meant', () => {
  const towns = {
    'lakes near Paris Texas': ['Paris, Texas', 33.66],
    'lakes near Paris, Texas': ['Paris, Texas', 33.66],
    'lakes near Paris, TX': ['Paris, Texas', 33.66],
    'huts near Portsmouth, New Hampshire': ['Portsmouth, New Hampshire', 43.08],
    'lakes near Ontario, California': ['Ontario, California', 34.06],
  } as const
  for (const [query, [name, latitude]] of Object.entries(towns)) {
    const { place } = answerTo(query).understood
    assert.equal(place?.name, name, query)
    assert.ok(Math.abs((place?.latitude ?? 0) - latitude) < 0.1, query)
  }
})

test('a town that its state does not have is unknown, and never the one elsewhere', () => {
  const { answer, sources } = answerTo('lakes near Oslo, Texas')
  assert.match(answer, /^A place called "Oslo, Texas" is not known here/)
  assert.deepEqual(sources, [])
})

test('a homonym that is used is said', () => {
  assert.match(
    answerTo('lakes in Norfolk').answer,
    /^I looked at Norfolk \(the United Kingdom\); there is another in the United States\./,
  )
  assert.match(
    answerTo('quiet lakes near Birmingham').answer,
    /^I looked at Birmingham \(the United Kingdom\); there is another in the United States\./,
  )
  assert.doesNotMatch(answerTo('quiet lakes near Oslo').answer, /there is another/)
})

test('beside a landscape or an island that everybody means no small town of its name is said', () => {
  for (const query of [
    'lakes in the Black Forest',
    'laghi tranquilli in Lombardia',
    'lugares tranquilos en Andalucia',
    'quiet beaches in Bali',
    'sitios tranquilos en el Altiplano',
    'ruhige Orte in den Schweizer Alpen',
    'quiet places in the Peruvian Andes',
  ])
    assert.deepEqual(placeOf(query)?.elsewhere, [], query)
  // A city, or another province, may be meant.
  assert.match(answerTo('lugares tranquilos en Amazonas').answer, /hay otros con ese nombre: Brasil y Colombia/)
})

test('a country whose name a state elsewhere bears is said, unless the question says which', () => {
  for (const [query, said] of [
    ['quiet spots in Georgia', /^I looked at Georgia; there is another in the United States\./],
    ['Ruhige Orte in Georgia', /^Gesucht habe ich in Georgien; es gibt ein weiteres in Vereinigte Staaten\./],
    ['lieux calmes en Géorgie', /^J’ai cherché à Géorgie ; il y en a un autre : États-Unis\./],
    ['lugares tranquilos en Granada', /^Busqué en Granada \(España\); hay otros con ese nombre: Granada y Nicaragua\./],
    ['luoghi tranquilli in Georgia', /Stati Uniti/],
    ['quiet spots in Georgia, USA', /^The catalogue has 1 quiet spot in Georgia \(the United States\)/],
    ['quiet spots in Georgia (US)', /^The catalogue has 1 quiet spot in Georgia \(the United States\)/],
    ['Ruhige Orte in Georgien', /^Der Katalog hat 3 ruhige Orte in Georgien/],
    ['quiet spots in Martinique', /^I found no quiet spot/],
  ] as const)
    assert.match(answerTo(query).answer, said, query)
})

test('a name of a place that looks like a thing of another language leaves a question in English', () => {
  for (const query of ['quiet places in Crete', 'quiet places in Bahia', 'quiet places in Granada'])
    assert.equal(answerTo(query).understood.language, 'en', query)
})

test('"police" is a town only behind a preposition and with a capital, or before its country', () => {
  assert.equal(answerTo('lakes near Police').understood.place?.name, 'Police')
  assert.equal(answerTo('lakes near Police, Poland').understood.place?.name, 'Police')
  for (const query of ['lakes near police', 'where Police do not go in Norway', 'police lakes'])
    assert.notEqual(answerTo(query).understood.place?.name, 'Police', query)
})

test('what others do not do negates no place', () => {
  const { place, without } = answerTo('places the police do not visit in Norway').understood
  assert.deepEqual([place?.name, place?.relation, without], ['Norway', 'in', []])
  assert.equal(answerTo('lakes that are not in Norway').understood.place?.relation, 'outside')
})

test('a small town, or one whose name others bear, is said with its country, in the language of the answer', () => {
  for (const [query, said] of [
    ['What about Atlantis?', 'Atlantis (South Africa)'],
    ['How quiet is Mars?', 'Mars (the United States)'],
    ['Seen bei Atlantis', 'Atlantis (Südafrika)'],
    ['lagos cerca de El Dorado', 'El Dorado (Estados Unidos)'],
  ] as const)
    assert.ok(ask({ query }, context).answer.includes(said), query)
  assert.doesNotMatch(ask({ query: 'lakes near Munich' }, context).answer, /Munich \(/)
})

test('a planet is no town of its name', () => {
  for (const query of ['Quiet spots in Planet Mars', 'quiet places on planet mars', 'lakes near the planet Venus']) {
    const { understood, sources } = ask({ query }, context)
    assert.deepEqual([understood.place, sources], [null, []], query)
  }
})

test('a region is no spot whose name begins with a word of it', () => {
  for (const query of [
    'tell me about Black Forest',
    'Was ist leiser: Schwarzwald oder Harz?',
    'erzähl mir vom Schwarzwald',
  ])
    assert.doesNotMatch(answerTo(query).answer, /Black River/, query)
})

test('of several homonyms it is said in which country the one lies that was looked at', () => {
  assert.match(
    answerTo('lieux calmes à Cordoba').answer,
    /^J’ai cherché à .+ \(Argentine\) ; il y en a d’autres : .+ et /,
  )
  assert.match(answerTo('foreste a Cordoba').answer, /\(Argentina\); ce ne sono altri: /)
})
