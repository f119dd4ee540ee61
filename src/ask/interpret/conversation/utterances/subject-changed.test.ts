import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'
import { sinceSubjectChanged } from './subject-changed.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context)

test('what announces another subject restricts nothing, and what is behind it stands alone, in each language', () => {
  for (const query of [
    'New subject: any quiet garden in Japan?',
    'Different topic - any quiet garden in Japan?',
    'Let’s change the subject. Any quiet garden in Japan?',
    'Okay, different question: any quiet garden in Japan?',
    'Anderes Thema: ruhige Gärten in Japan?',
    'Themawechsel! Ruhige Gärten in Japan',
    'Autre sujet : un jardin calme au Japon ?',
    'Changeons de sujet. Un jardin calme au Japon ?',
    'Otra cosa: ¿hay jardines tranquilos en Japón?',
    'Cambiemos de tema: jardines tranquilos en Japón',
    'Cambiamo argomento: c’è un giardino tranquillo in Giappone?',
    'Altro argomento, un giardino tranquillo in Giappone',
  ]) {
    const { sources, understood } = answerTo(query, 'Where can I see flamingos?')
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Meiji Jingū no mori'],
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('what was asked before another subject is left aside, and what follows goes on with that', () => {
  const before = ['forests in Norway', 'New topic: lakes with a hut']
  assert.match(answerTo(before[1] ?? '', ...before.slice(0, 1)).answer, /^The catalogue has 14 lakes with a hut/)
  assert.match(answerTo('only in Sweden', ...before).answer, /in Sweden with a hut/)
  assert.match(answerTo('new topic', 'forests in Norway').answer, /^Let us begin anew/)
})

test('another question goes on with what was spoken of', () => {
  const query = 'different question: can I camp at the first one?'
  assert.match(answerTo(query, 'quiet lakes in Norway').answer, /^Yes, at Femundsmarka you can camp/)
  const { answer } = answerTo('Andere Frage: darf man dort zelten?', 'Wie ruhig ist Femundsmarka?')
  assert.match(answer, /^Ja, .*Femundsmarka/)
})

test('what speaks of subjects and announces none stays as it is typed', () => {
  for (const text of [
    'something different in Norway',
    'a new topic',
    'another lake',
    'etwas anderes in Tirol',
    'something else, near Oslo',
  ])
    assert.deepEqual(sinceSubjectChanged(['lakes in Norway', text]), ['lakes in Norway', text])
})
