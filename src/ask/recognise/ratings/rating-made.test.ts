import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

const MADE = [
  'Is the rating measured with a microphone?',
  'Are your scores measured on site?',
  'do you use microphones?',
  'is the score an editorial one or computed by a model?',
  'What is the difference between an editorial and a computed rating?',
  'what does computed rating mean',
  'Wird die Bewertung mit einem Mikrofon gemessen?',
  'Was ist der Unterschied zwischen einer redaktionellen und einer berechneten Bewertung?',
  'La note est-elle mesurée avec un microphone ?',
  'Quelle est la différence entre une note éditoriale et une note calculée ?',
  '¿La puntuación se mide con un micrófono?',
  '¿Qué diferencia hay entre una puntuación editorial y una calculada?',
  'La valutazione è misurata con un microfono?',
  'Qual è la differenza tra una valutazione editoriale e una calcolata?',
]

for (const query of MADE)
  test(`"${query}" is told that ratings are computed or given, and not measured`, () => {
    const { answer, understood } = ask({ query }, context)
    assert.equal(understood.kind, 'help')
    assert.match(answer, /SR-1\.1/)
    assert.match(answer, /micro|Mikrofon|micrófono/)
    assert.deepEqual([understood.notApplied, understood.corrected], [[], []])
  })

test('a rating and how it came about are told together', () => {
  const { answer } = ask({ query: 'what does a 3.2 actually mean, is it measured with a microphone?' }, context)
  assert.match(answer, /a rating of 3\.2 is called "mixed".*neither is measured/)
})

test('of a named spot it is told why it has its rating', () => {
  const { answer } = ask({ query: 'Is the rating of Sarek computed or editorial?' }, context)
  assert.match(answer, /^Sarek is rated 5\.0 by its editors/)
  assert.match(ask({ query: 'was that measured?', prev: ['How quiet is Sarek?'] }, context).answer, /by its editors/)
})

test('spots with a rating of one kind are found', () => {
  const { docs, understood } = ask({ query: 'lakes in Sweden with an editorial rating' }, context)
  assert.ok(docs.length > 0)
  assert.deepEqual(understood.notApplied, [])
})

test('a confidence may stand behind its word', () => {
  for (const query of [
    'spots with confidence high',
    'how many spots have a confidence of low?',
    'medium confidence level',
  ])
    assert.match(ask({ query }, context).answer, /rated with (high|low|medium) confidence/, query)
})

test('whether a way leads from one place to another is not known, and hiking at one is', () => {
  for (const [query, said] of [
    ['can I walk from Abisko to Sarek?', /^Whether a way leads .* is not known here/],
    ['is there a path from Abisko to Sarek?', /^Whether a way leads/],
    ['kann man zu Fuß von Abisko nach Sarek gehen?', /^Ob ein Weg .* nicht bekannt/],
    ['¿se puede ir andando de Abisko a Sarek?', /^Aquí no se sabe si un camino/],
    ['can I hike at Sarek?', /^Yes, at Sarek you can hike/],
  ] as const)
    assert.match(ask({ query }, context).answer, said, query)
})
