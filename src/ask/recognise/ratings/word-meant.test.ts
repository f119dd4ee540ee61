import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const asked = (query: string) => ask({ query }, context)

test('what the directory means by a word of its scale is told with the rating that it begins at', () => {
  for (const [query, told] of [
    ['what do you mean by quiet', /a rating of 3\.4 is called "quiet"/],
    ['what counts as quiet', /a rating of 3\.4 is called "quiet"/],
    ['define quiet', /a rating of 3\.4 is called "quiet"/],
    ['what does "very quiet" mean', /a rating of 4\.0 is called "very quiet"/],
    ['what does pristine mean', /a rating of 4\.5 is called "pristine"/],
    ['what does noisy mean', /a rating of 1\.7 is called "noisy"/],
    ['Was versteht ihr unter sehr ruhig?', /Die Bewertung 4,0 heißt/],
    ['que veut dire calme ?', /la note 3,4 veut dire « calme »/],
    ['¿qué se considera tranquilo?', /la puntuación 3,4 quiere decir «tranquilo»/],
    ['cosa intendete per tranquillo?', /il voto 3,4 vuol dire «tranquillo»/],
  ] as const) {
    const { answer, understood } = asked(query)
    assert.match(answer, told, query)
    assert.deepEqual([understood.kind, understood.notApplied], ['help', []], query)
  }
})

test('from what level on a place counts as quiet is asked of the word, too', () => {
  for (const query of [
    'From what level does a place count as quiet?',
    'When is a place considered quiet?',
    'At what decibel level do you call a place quiet?',
    'What is a quiet place to you?',
    'Ab wann gilt ein Ort als ruhig?',
    'Was gilt als ruhig?',
    'Ab wie viel Dezibel gilt ein Ort als ruhig?',
    'Ab welcher Bewertung ist ein Ort ruhig?',
    'Was ist für euch ein ruhiger Ort?',
    'A partir de combien de décibels dites-vous que c’est calme ?',
    'Qu’est-ce qu’un lieu calme pour vous ?',
    'À partir de quelle note un endroit est calme ?',
    '¿A partir de cuándo se considera tranquilo un lugar?',
    '¿Desde qué puntuación es tranquilo un sitio?',
    'Da quando un luogo è considerato tranquillo?',
    'Sotto quanti decibel un posto è tranquillo?',
  ]) {
    const { answer, understood } = asked(query)
    assert.deepEqual([understood.kind, understood.notApplied], ['help', []], query)
    assert.match(answer, /3[.,]4/, query)
  }
})

test('an hour of the day, a place and what is done there are other questions', () => {
  for (const query of [
    'Ab wann ist es im Wald ruhig?',
    'Ab wann ist es dort ruhig?',
    'ruhige Orte ab 4',
    'Wann ist es am Königssee ruhig?',
    'when is it quiet there',
    'what rating do quiet lakes in Norway have',
    'When are quiet places called by rangers?',
    'quand est-ce calme à la Vanoise ?',
    'Wald ruhiger als Sarek',
  ])
    assert.notEqual(asked(query).understood.kind, 'help', query)
})

test('where a place is named, or quiet is looked for, it is', () => {
  assert.match(asked('what is a quiet place in Norway').answer, /^The catalogue has 4 quiet spots in Norway/)
  assert.equal(asked('quiet places that mean something').understood.kind, 'find')
  assert.equal(asked('what is quiet near Oslo').understood.near?.name, 'Oslo')
})
