import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../../ask.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'

const context = await starterContext()

const MEANT = [
  'what does a 3.7 mean',
  'is 3.4 a good rating?',
  'what is a rating of 2.5 like?',
  'what does 4.5 mean on your scale?',
  'a place rated 3.2, is that good or bad',
  'Was bedeutet die Note 2,5?',
  'ist eine 2,8 laut?',
  "c'est quoi au juste une note de 3,7 ? c'est bien ou pas",
  'que veut dire une note de 2,5',
  '¿qué significa un 3,7?',
  'una nota de 3,1 ¿es alta o baja?',
  'cosa significa un voto di 3,7?',
  'un voto di 2,9 è basso?',
]

for (const query of MEANT)
  test(`"${query}" is told where the rating lies on the scale`, () => {
    const { answer, sources, understood } = ask({ query }, context)
    const value = /\d[.,]\d/.exec(query)?.[0] ?? ''
    assert.equal(understood.kind, 'help')
    assert.deepEqual(sources, [])
    assert.match(answer, /%/)
    assert.match(answer.replaceAll(',', '.'), new RegExp(`${value.replace(',', '.')} `))
  })

const METHOD = [
  'how do you work out the silence score?',
  'who decides how quiet a place is',
  'what are the ratings based on',
  'Wer legt die Bewertung fest?',
  'wie rechnet ihr die Note aus',
  'c quoi la note de silence et comment vous la calculez',
  'qui décide de la note ?',
  '¿quién decide la puntuación?',
  'cómo calculáis la nota',
  'chi decide il voto?',
  'come calcolate il voto di silenzio',
]

for (const query of METHOD)
  test(`"${query}" is told how ratings come about`, () => {
    const { answer, understood } = ask({ query }, context)
    assert.equal(understood.kind, 'help')
    assert.match(answer, /\b1\b.*\b5\b/)
    assert.doesNotMatch(answer, /not take into account|Nicht berücksichtigen|pas pu tenir|No pude tener|Non ho potuto/)
  })

for (const query of ['lakes rated 3.7 in Sweden', 'a good spot rated 4.2', 'is Sarek rated 4.5', 'good lakes rated 4'])
  test(`"${query}" looks for spots`, () => {
    assert.notEqual(ask({ query }, context).understood.kind, 'help')
  })
