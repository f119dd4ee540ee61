import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const placeOf = (query: string) => ask({ query, prev: [] }, context).understood.place

/** Large cities that are called as verbs, things or small words of the language are. */
const CITIES = {
  en: 'Springs Woodlands Queens Savannah Boulder Riverside Vista',
  de: 'Wiesbaden Bergen Elche Van Male Poole',
  fr: 'Rennes Van Tours Nice Maxixe',
  es: 'Quito Reno Puebla Pueblo León Lagos Van Canoas Ensenada Cerro Pescara Franca Americana Escondido Lages',
  it: 'Graz Delhi Cali Bari Bello Gent Prato Tunis Colombo Fontana Tema Orai Pescara Brasília Uruguaiana Bimbo',
} as const
const NEAR = {
  en: 'quiet places near',
  de: 'ruhige Orte bei',
  fr: 'lieux calmes près de',
  es: 'lugares tranquilos cerca de',
  it: 'luoghi tranquilli vicino a',
} as const

for (const language of ['en', 'de', 'fr', 'es', 'it'] as const)
  test(`a large city behind "near" is that city, whatever its name means besides: ${language}`, () => {
    for (const city of CITIES[language].split(' ')) {
      const place = placeOf(`${NEAR[language]} ${city}`)
      assert.equal(place?.name.replace(/ \(.*/, ''), city)
      assert.match(place.kind, /^(settlement|region)$/, city)
    }
  })

test('a city of several words keeps its article', () => {
  assert.match(placeOf('lugares tranquilos cerca de La Paz')?.name ?? '', /^La Paz/)
  assert.match(placeOf('lugares tranquilos cerca de El Paso')?.name ?? '', /^El Paso/)
  assert.match(placeOf('lieux calmes près de Le Havre')?.name ?? '', /^Le Havre/)
  assert.match(placeOf('ruhige Orte bei Los Angeles')?.name ?? '', /^Los Angeles/)
})

test('what is no city, or has no capital, keeps its meaning', () => {
  for (const query of [
    'Orte in Bergen und Wäldern in Norwegen',
    'sitios cerca de canoas',
    'luoghi vicino a un prato',
    'lieux près des rennes',
    'Quiet Places Near Springs',
    'places near springs',
  ])
    assert.notEqual(placeOf(query)?.kind, 'settlement', query)
  assert.equal(placeOf('ruhige Orte bei Köln')?.name, 'Cologne')
  assert.equal(placeOf('lieux calmes en Suisse')?.name, 'Switzerland')
})

test('a city is found by its own name too, and a namesake where its country is said', () => {
  const near = (query: string) => ask({ query, prev: [] }, context).understood.near
  for (const [own, english] of [
    ['Praha', 'Prague'],
    ['München', 'Munich'],
    ['Roma', 'Rome'],
    ['København', 'Copenhagen'],
  ] as const) {
    const [a, b] = [near(`spots near ${own}`), near(`spots near ${english}`)]
    assert.deepEqual([a?.latitude, a?.longitude], [b?.latitude, b?.longitude], own)
  }
  assert.ok((near('spots near Roma in Australia')?.latitude ?? 0) < 0)
})
