import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterSpots } from '../../../../test/support/starter-context.ts'
import { distanceKm } from '../../../geo/distance.ts'
import { settlements } from '../../gazetteer/settlements.ts'
import { ask } from '../../ask.ts'

const context = await contextOf(starterSpots())
const answer = (query: string) => ask({ query }, context)

test('how far two towns are apart is told by their coordinates', () => {
  const largest = (name: string) =>
    settlements()
      .named(name)
      .toSorted((a, b) => b.population - a.population)[0] ?? assert.fail(name)
  const km = Math.round(distanceKm(largest('lisbon'), largest('madrid')))
  for (const query of ['How far is Lisbon from Madrid?', 'distance between Lisbon and Madrid'])
    assert.equal(answer(query).answer, `Lisbon is ${km} km from Madrid in a straight line.`, query)
  assert.match(answer('Wie weit ist es von Lissabon nach Madrid?').answer, new RegExp(`^Lissabon liegt ${km} km`))
  assert.deepEqual(answer('How far is Lisbon from Madrid?').sources, [])
})

test('whether a place lies in another is told for countries and for parts of them', () => {
  for (const [query, said] of [
    ['Is Munich in Bavaria?', 'Yes, Munich is in Bavaria.'],
    ['Is Innsbruck in Austria?', 'Yes, Innsbruck is in Austria.'],
    ['Is Bern in Tyrol?', 'No, Bern is in Switzerland.'],
    ['Liegt Bern in Italien?', 'Nein, Bern liegt hier: Schweiz.'],
    ['Is Lake Titicaca in Peru or Bolivia?', 'Lake Titicaca lies in both: Peru and Bolivia.'],
    ['Is Munich in Bavaria or Austria?', 'Munich is in Bavaria.'],
    ['Is Bern in Italy or France?', 'Bern is in neither: it lies in Switzerland.'],
    ['Liegt der Bodensee in Deutschland oder Österreich?', 'Bodensee: Deutschland und Österreich.'],
    ['Est-ce que Lyon est en France ?', 'Oui, Lyon s’y trouve : France.'],
  ] as const)
    assert.equal(answer(query).answer, said, query)
})

test('spots in or near places are looked for as before', () => {
  assert.equal(answer('Is there a lake near Munich in Bavaria?').understood.kind, 'find')
  assert.equal(answer('Munich, Bavaria').understood.kind, 'find')
})

test('the elevation of a place that is no spot is not known, in each language', () => {
  for (const [query, said] of [
    ['What is the elevation of Lake Saimaa?', /^The elevation of Lake Saimaa is not known here/],
    ['How high is Vaduz?', /^The elevation of Vaduz is not known here/],
    ['Wie hoch liegt Vaduz?', /^Vaduz: Wie hoch es dort liegt, ist nicht bekannt/],
    ['quelle est l’altitude du lac Saimaa ?', /^lac Saimaa : l’altitude n’est pas connue/],
    ['¿a qué altitud está el lago Titicaca?', /^lago Titicaca: no se sabe a qué altitud está/],
    ['a che quota si trova il lago di Garda?', /^lago di Garda: non si sa a che quota si trova/],
  ] as const) {
    const { answer: told, understood, sources } = answer(query)
    assert.match(told, said, query)
    assert.deepEqual([understood.notApplied, sources], [[], []], query)
  }
})

test('a spot named by a part of its name is the other end of a distance', () => {
  for (const query of ['¿A qué distancia está Garajonay de Ordesa?', 'How far apart are Garajonay and Ordesa?'])
    assert.match(answer(query).answer, /^Garajonay .*2242 km .*Ordesa y Monte Perdido/, query)
})
