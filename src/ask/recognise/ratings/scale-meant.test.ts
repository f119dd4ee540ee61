import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query, prev: [] }, context)

test('what a value of the scale means is told with how ratings come about, in the language asked', () => {
  for (const [query, expected] of [
    ['what does silence 2 mean?', 'called "disturbed"'],
    ['what does a 4.5 stand for', 'called "pristine"'],
    ['3 out of 5, what does that mean?', 'called "mixed"'],
    ['Was bedeutet eine Stille von 4?', '„sehr ruhig“'],
    ['3 von 5, was heißt das denn?', 'Bewertung 3,0'],
    ['Ça signifie quoi, silence 4 ?', '« très calme »'],
    ['3 sur 5, ça veut dire quoi au juste ?', 'note 3,0'],
    ['¿Qué significa 4 de 5?', '«muy tranquilo»'],
    ['qué significa que un lugar tenga 4 de silencio', '«muy tranquilo»'],
    ["que veut dire qu'un lieu a 4 en silence", '« très calme »'],
    ['was bedeutet es, wenn ein Ort 4 bei Stille hat', '„sehr ruhig“'],
    ['what does it mean that a place has 2 for silence', 'called "disturbed"'],
    ['Cosa significa un silenzio di 4?', '«molto tranquillo»'],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.ok(answer.includes(expected), `${query}: ${answer}`)
    assert.match(answer, /SR-1\.1/, query)
    assert.deepEqual([understood.kind, understood.notApplied], ['help', []], query)
  }
})

test('the highest rating is no absence of noise, and none is an opinion alone', () => {
  for (const [query, expected] of [
    ['does 5 mean absolute silence or is that just an opinion?', /not the same as no noise.*neither is measured/],
    ['Heißt 5, dass man gar nichts hört?', /kein völliges Fehlen/],
    ['La note 5 veut dire aucun bruit humain ?', /pas l’absence de tout bruit/],
    ['¿Un 5 significa ningún ruido humano?', /No es ausencia de todo ruido/],
    ['Il 5 significa nessun rumore umano?', /Non è assenza di ogni rumore/],
    ['Is the rating just an opinion?', /neither is measured/],
  ] as const)
    assert.match(answerTo(query).answer, expected, query)
})

test('what is asked twice is told once', () => {
  const { answer } = answerTo('How is the silence rating calculated? Is it measured or estimated?')
  assert.equal(answer.split('runs from 1').length, 2, answer)
})

test('spots of a rating are still looked for, and a spot asked about', () => {
  for (const query of [
    'lakes rated 4 or better',
    '4 lakes in Sweden',
    'silence 5 in Italy',
    'What does Sarek mean to hikers?',
  ])
    assert.notEqual(answerTo(query).understood.kind, 'help', query)
})
