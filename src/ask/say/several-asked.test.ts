import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const told = (query: string) => ask({ query }, context)

test('each thing that is asked of several spots is told of each, in each language', () => {
  for (const query of [
    'coordinates, silence rating and entry conditions for Sarek, Rondane and Königssee',
    'Koordinaten, Bewertung und Zugangsbedingungen für Sarek, Rondane und Königssee',
    "coordonnées, note et conditions d'accès de Sarek, Rondane et Königssee",
    'coordenadas, puntuación y condiciones de acceso de Sarek, Rondane y Königssee',
    'coordinate, voto e condizioni di accesso di Sarek, Rondane e Königssee',
  ]) {
    const { answer, understood } = told(query)
    assert.match(answer, /67\.28, 17\.65.*5[.,]0.*61\.93, 9\.82.*4[.,]2.*47\.\d+, 12\.\d+.*2[.,]4/, query)
    assert.equal(answer.match(/free|kostenlos|gratuit|gratuito/g)?.length, 3, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('what conditions there are of something else is no question of access', () => {
  assert.doesNotMatch(told('what are the conditions for skiing at Sarek?').answer, /free/)
})

test('how one gets in by some means is how one gets there, and no question of the fee', () => {
  for (const query of [
    'compare Sarek and Rondane by rating and access without a car',
    'Compare Sarek et Rondane : note, accès sans voiture',
    'Compara Sarek y Rondane por puntuación y acceso sin coche',
    'Confronta Sarek e Rondane per voto e accesso senza auto',
  ]) {
    const { answer, understood } = told(query)
    assert.match(answer, /Kvikkjokk.*Otta/, query)
    assert.doesNotMatch(answer, /is free|gratui/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('what is not known of any place is told once', () => {
  const { answer } = told('entry fee and opening hours for Muir Woods and Congaree')
  assert.equal(answer.match(/When a place is open/g)?.length, 1)
  assert.match(answer, /Muir Woods is paid.*Congaree is free/)
})

test('a second number that is of the same spots lists them once, in each language', () => {
  for (const query of [
    'How many lakes are there in Sweden, and how many are free?',
    'Wie viele Seen gibt es in Schweden und wie viele davon sind kostenlos?',
    'Combien de lacs y a-t-il en Suède, et combien sont gratuits ?',
    '¿Cuántos lagos hay en Suecia y cuántos son gratis?',
    'Quanti laghi ci sono in Svezia e quanti sono gratuiti?',
  ]) {
    const { answer, sentences } = told(query)
    assert.equal(answer.match(/Tiveden/g)?.length, 1, query)
    assert.match(sentences[0] ?? '', /\b2\b.*\.$/, query)
    assert.match(sentences[1] ?? '', /\b2\b.*(free|frei|gratuit)/, query)
  }
  const { answer } = told('How many spots are in Germany, and how many allow dogs?')
  assert.equal(answer.match(/^- /gm)?.length, 7)
})
