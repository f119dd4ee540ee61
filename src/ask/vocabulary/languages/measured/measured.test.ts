import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'
import { inDigits } from './in-digits.ts'
import { numberWordsOf } from './number-words.ts'

const context = await starterContext()
const answered = (query: string) => ask({ query }, context)

test('numbers in words are read in each language, up to hundreds and whole thousands', () => {
  for (const [language, words, value] of [
    ['en', 'two hundred and fifty', 250],
    ['de', 'dreihunderteinundzwanzig', 321],
    ['fr', 'quatre vingt dix sept', 97],
    ['fr', 'soixante et onze', 71],
    ['es', 'quinientas treinta y dos', 532],
    ['it', 'duecentoventuno', 221],
    ['it', 'tremila', 3000],
  ] as const)
    assert.equal(numberWordsOf(language).get(words), value, words)
})

test('numbers in words are digits only before a unit', () => {
  assert.equal(inDigits('lakes within a hundred miles of Oslo', 'en').text, 'lakes within 100 miles of Oslo')
  assert.equal(inDigits('weniger als fünfzig Kilometer', 'de').text, 'weniger als 50 Kilometer')
  for (const text of ['a hundred lakes', 'fifty ways to leave', 'one of a thousand islands'])
    assert.equal(inDigits(text, 'en').text, text)
})

test('what bounds a distance bounds nothing else', () => {
  for (const [query, says] of [
    ['Seen ab Bewertung 4 in Schweden', /Bewertung ab 4,0/],
    ['lacs à pied depuis Oslo', /pied|2,0 km/],
    ['¿La puntuación de Sarek tiene en cuenta los aviones?', /Los aviones cuentan/],
    ['Quelle est la distance de l’un à l’autre ?', /./],
  ] as const)
    assert.match(answered(query).answer, says, query)
})

test('"north of" a town is near it, in a country wherever there, and "further north than" however far away', () => {
  assert.match(answered('lakes north of Oslo').answer, /within 25 km of Oslo/)
  assert.doesNotMatch(answered('lakes in Norway north of Oslo').answer, /within 25 km/)
  assert.match(answered('Is Sarek further north than Oslo?').answer, /^Yes, Sarek lies north of Oslo/)
  assert.match(answered('Is Sarek south of Oslo?').answer, /^No, Sarek lies north-east of Oslo/)
  assert.match(answered('Is Rondane further north than Sarek?').answer, /^No, Sarek is farther north than Rondane/)
})

test('whether a spot is so far from a place is a yes or no with the distance', () => {
  assert.match(answered('Is Sarek within 500 km of Oslo?').answer, /^No, Sarek is 886 km from Oslo/)
  assert.match(answered('Liegt Sarek mehr als 500 km von Oslo?').answer, /^Ja: Sarek liegt 886 km/)
  assert.match(answered('How far is Sarek from Oslo?').answer, /^Sarek is 886 km from Oslo/)
})

test('"Bergen" behind a distance is the city, and without one mountains', () => {
  assert.match(answered('Seen höchstens 200 km von Bergen').answer, /Bergen/)
  assert.deepEqual(answered('Seen höchstens 200 km von Bergen').understood.near?.name, 'Bergen')
  assert.equal(answered('Seen in den Bergen').understood.near, null)
})
