import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../ask.ts'

const context = await starterContext()

/** The country of the place near which a question looks. */
function placeOf(query: string): { name: string; country: string | undefined; kind: string } | undefined {
  const { conditions } = readQuestion({ query }, context).query
  for (const condition of conditions) {
    const place = condition.on === 'near' ? condition.place : condition.on === 'place' ? condition.places[0] : undefined
    if (place) return { name: place.name, country: place.country ?? place.region?.countries[0], kind: place.kind }
  }
  return undefined
}

/** Cities that share their names with regions or with smaller towns, and where they lie. */
const CITIES = {
  GB: 'Keswick|Manchester|Birmingham|Cambridge|Oxford|London|Liverpool|Bristol|Leeds|Sheffield|Edinburgh|Glasgow|Plymouth|Southampton|Brighton|Cardiff|Belfast',
  ES: 'Valencia|Granada|Salamanca|Barcelona|Madrid|Bilbao|Zaragoza|Cádiz',
  US: 'Portland|Boston|Houston|Dallas|Denver|Philadelphia|Memphis|Miami|Phoenix|Atlanta|Seattle|Chicago|San Francisco',
  MX: 'Guadalajara',
  FR: 'Paris|Lyon|Bordeaux|Toulouse|Nice|Nantes',
  IT: 'Milan|Rome|Turin|Bologna|Genoa|Florence|Naples|Venice',
  DE: 'Berlin|Hamburg|Cologne|Dresden|Frankfurt am Main|Stuttgart|Leipzig|Munich',
  AU: 'Perth|Melbourne|Sydney|Adelaide|Brisbane',
  CA: 'Jasper|Vancouver|Toronto|Ottawa|Calgary',
  AT: 'Vienna',
  GR: 'Athens',
  EG: 'Alexandria|Cairo',
  RU: 'Saint Petersburg|Moscow',
  IE: 'Dublin|Cork',
  CL: 'Santiago',
  AR: 'Córdoba|Buenos Aires',
} as const

test('of places of one name the best known city is taken', () => {
  for (const [country, names] of Object.entries(CITIES)) {
    for (const name of names.split('|')) {
      const place = placeOf(`quiet spots near ${name}`)
      assert.equal(
        place?.kind === 'settlement' ? place.country : place?.name,
        country,
        `${name}: ${JSON.stringify(place)}`,
      )
    }
  }
})

test('regions that are better known than a city of their name stay regions', () => {
  for (const name of ['Victoria', 'Georgia', 'Norfolk', 'Surrey', 'Cornwall', 'Luxembourg', 'Washington', 'Limburg']) {
    assert.notEqual(placeOf(`quiet spots in ${name}`)?.kind, 'settlement', name)
  }
})

test('two letters are a country in small letters, too, where they are no word', () => {
  for (const [query, name] of [
    ['quiet forests in the uk', 'the United Kingdom'],
    ['ruhige Wälder in uk', 'the United Kingdom'],
    ['lakes in nz', 'New Zealand'],
    ['national parks in the us', 'the United States'],
    ['lakes in usa', 'the United States'],
  ] as const) {
    assert.equal(placeOf(query)?.name, name, query)
  }
  assert.equal(placeOf('show us quiet lakes'), undefined)
})

test('a name of two parts that nobody knows is told once', () => {
  assert.match(ask({ query: 'quiet place near O’Hare' }, context).answer, /^A place called "O[’']Hare" is not known/)
})
