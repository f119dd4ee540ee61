import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../../ask.ts'
import { contextOf } from '../../../../test/support/starter-context.ts'
import { spotRecord } from '../../../../test/support/spots.ts'

const context = await contextOf([
  spotRecord('hut', {
    name: 'Refugi de Juclar',
    tags: ['hut', 'drinking-water', 'parking'],
    country: 'AD',
    place: 'Soldeu',
    latitude: 42.607,
    longitude: 1.716,
    elevation: 2310,
    links: { website: 'https://refugidejuclar.com/' },
  }),
  spotRecord('lake', {
    name: 'Sarek',
    tags: ['lake', 'water'],
    country: 'SE',
    latitude: 67.3,
    longitude: 17.7,
    description: 'A lake of 7.2 hectares. Jets are heard at noon.',
  }),
])

const ANSWERS: readonly (readonly [query: string, says: RegExp])[] = [
  ['website of Refugi de Juclar', /https:\/\/refugidejuclar\.com\//],
  ['Hat Refugi de Juclar eine Webseite?', /https:\/\/refugidejuclar\.com\//],
  ['site web officiel du Refugi de Juclar', /https:\/\/refugidejuclar\.com\//],
  ['página web de Refugi de Juclar', /https:\/\/refugidejuclar\.com\//],
  ['Sito web ufficiale e coordinate del Refugi de Juclar', /refugidejuclar\.com[\s\S]*42\.607, 1\.716/],
  ['the coordinates of Refugi de Juclar and its website', /42\.607, 1\.716[\s\S]*refugidejuclar\.com/],
  ['what is the website of Sarek', /website of Sarek is not known/],
  ['coordinates and height of Refugi de Juclar', /42\.607, 1\.716[\s\S]*2310 m/],
  ['how big is Sarek', /7\.2 hectares/],
  ['superficie du Sarek', /7\.2 hectares/],
  ['Wie groß ist Sarek?', /7\.2 hectares/],
  ['How big is Refugi de Juclar?', /not known/],
  ['is there a photo of Sarek', /pictures is not known here/],
  ['¿hay fotos de Sarek?', /no se sabe/],
  ['is there water at Refugi de Juclar', /drinking-water point is recorded/],
  ["y a-t-il une source d'eau au Refugi de Juclar", /eau potable est noté/],
  ['¿hay agua en el Refugi de Juclar?', /agua potable/],
  ["c'è acqua al Refugi de Juclar?", /acqua potabile/],
  ['How is Sarek for recording?', /by its editors[\s\S]*Jets are heard/],
  ['Wie ist Sarek für Tonaufnahmen?', /Redaktion[\s\S]*Jets are heard/],
  ['¿Qué tal Sarek para grabar? Me preocupan los todoterrenos y los vuelos', /redacción[\s\S]*Jets are heard/],
  ["com'è Sarek per registrare suoni?", /redazione[\s\S]*Jets are heard/],
  ['a cuánto está Sarek de Kiruna?', /km de Kiruna/],
  ['quanti km ci sono da Kiruna a Sarek?', /km/],
  ['How far apart are Kiruna and Sarek?', /km/],
]

for (const [query, says] of ANSWERS)
  test(`"${query}" is answered by what is recorded`, () => {
    const { answer } = ask({ query }, context)
    assert.match(answer, says)
    assert.doesNotMatch(answer, /not take into account|pas pu tenir|No pude tener|Non ho potuto|Nicht berücks/)
  })

for (const query of ['huts with water in Andorra', 'rifugi in Andorra con acqua', 'Hütten mit Wasser in Andorra'])
  test(`"${query}" looks for drinking water`, () => {
    assert.deepEqual(ask({ query }, context).understood.tags.toSorted(), ['drinking-water', 'hut'])
  })

test('a spot with parking is one that is reached by car', () => {
  assert.equal(ask({ query: 'huts in Andorra that I can reach by car' }, context).sources.length, 1)
})

const FARES = [
  'How much is the train from Zurich to Vaduz?',
  'train timetable Heidelberg to Bayreuth',
  'Was kostet die Zugfahrt von Zürich nach Vaduz?',
  'Combien coûte le billet de train de Lyon à Heidelberg pour une famille ?',
  '¿cuánto cuesta el tren de Zúrich a Vaduz?',
  'quanto costa il treno da Zurigo a Vaduz?',
]

for (const query of FARES)
  test(`"${query}" asks for no spot`, () => {
    const { sources, answer } = ask({ query }, context)
    assert.deepEqual(sources, [])
    assert.match(answer, /^(What a journey|Was eine Fahrt|Ce que coûte un trajet|Aquí no se sabe|Qui non si sa)/)
    assert.doesNotMatch(answer, /I cannot answer|kann ich nicht|peux pas|No puedo|non posso/)
  })

test('what has to be booked is not known, and no nature reserve is asked for', () => {
  for (const query of [
    'do I have to book for Refugi de Juclar',
    'Muss man Refugi de Juclar reservieren?',
    'faut-il réserver au Refugi de Juclar ?',
    '¿hay que reservar en Refugi de Juclar?',
    'bisogna prenotare al Refugi de Juclar?',
  ])
    assert.match(ask({ query }, context).answer, /book|buchen|réserver|reservar|prenotare/)
})

const UNHELD = [
  "I'd need the median distance to the nearest road for lakes and for beaches, separately.",
  'average depth of lakes',
  'what is the average size of lakes in Sweden',
  'average number of visitors per park',
  'Durchschnittliche Entfernung zur nächsten Straße bei Seen',
  'taille moyenne des lacs en Suède',
  'profundidad media de los lagos',
  'distanza media dalla strada più vicina dei laghi',
]

for (const query of UNHELD)
  test(`"${query}" gets no other figure`, () => {
    const { answer, sources } = ask({ query }, context)
    assert.deepEqual(sources, [])
    assert.match(answer, /not known|nicht bekannt|pas connu|no se sabe|non si sa/)
    assert.doesNotMatch(answer, /on average|in the median|im Mittel|en moyenne|de media|in media/)
  })
