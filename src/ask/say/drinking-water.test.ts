import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf } from '../../../test/support/starter-context.ts'
import { spotRecord } from '../../../test/support/spots.ts'
import { ask } from '../ask.ts'

const context = await contextOf([
  spotRecord('spring-lake', {
    name: 'Gänglesee',
    tags: ['lake', 'drinking-water', 'wheelchair'],
    country: 'LI',
    place: 'Steg',
    latitude: 47.1,
    longitude: 9.57,
    transportation: 'Bus to Steg.',
  }),
  spotRecord('dry', { name: 'Sarek', tags: ['mountain'], country: 'SE', latitude: 67.3, longitude: 17.7 }),
])

test('that a drinking-water point is recorded is no yes, and whether it runs and is safe is not known', () => {
  for (const [query, said] of [
    ['Is there drinking water at Gänglesee?', /^A drinking-water point is recorded at Gänglesee; .*not known here\.$/],
    ['Is the water drinkable at Gänglesee?', /^A drinking-water point is recorded/],
    ['Gibt es Trinkwasser am Gänglesee?', /^Bei Gänglesee ist eine Trinkwasserstelle verzeichnet; .*nicht bekannt\.$/],
    ['Kann man am Gänglesee das Wasser trinken?', /^Bei Gänglesee ist eine Trinkwasserstelle verzeichnet/],
    ["Y a-t-il de l'eau potable au Gänglesee ?", /^Un point d’eau potable est noté/],
    ['¿Hay agua potable en Gänglesee?', /^En Gänglesee consta un punto de agua potable/],
    ["C'è acqua potabile al Gänglesee?", /^A Gänglesee risulta un punto di acqua potabile/],
    ['Gibt es Trinkwasser am Sarek?', /^Ob es bei Sarek Trinkwasser gibt, ist nicht bekannt/],
    ['Ist das Wasser am Sarek trinkbar?', /^Ob Wasser trinkbar ist, ist hier nicht bekannt/],
    ['Is there a lake at Gänglesee with wheelchair access?', /^Yes, /],
  ] as const)
    assert.match(ask({ query }, context).answer, said, query)
})

test('where a spot lies is said when it is asked, and not where it only tells which spot is meant', () => {
  for (const [query, said] of [
    [
      '¿Se puede ir en silla de ruedas al Gänglesee de Liechtenstein?',
      'Sí, en Gänglesee se puede acceder en silla de ruedas.',
    ],
    [
      'Kann man mit dem Rollstuhl zum Gänglesee in Liechtenstein?',
      'Ja, bei Gänglesee kommt man mit dem Rollstuhl hin.',
    ],
    ['Is Gänglesee in Liechtenstein?', 'Yes, Gänglesee is in Liechtenstein.'],
    ['¿Está Gänglesee en Liechtenstein?', 'Sí, Gänglesee está allí: Liechtenstein.'],
  ] as const)
    assert.equal(ask({ query }, context).answer, said, query)
  assert.match(
    ask({ query: 'Is Gänglesee in Sweden wheelchair accessible?' }, context).answer,
    /No, Gänglesee is in Liechtenstein/,
  )
  assert.match(ask({ query: '¿Cómo se puede ir al Gänglesee?' }, context).answer, /Bus to Steg/)
})
