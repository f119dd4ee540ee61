import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../../ask.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import type { QuestionContext } from '../../question-context.ts'

/** Twice as loud in the south. */
const explainPoint = (({ latitude }: { latitude: number }) =>
  latitude < 0
    ? undefined
    : {
        rating: latitude < 45 ? 1.5 : 4.2,
        lden: latitude < 45 ? 52.2 : 34.1,
        levels: null,
        band: [1, 5],
        confidence: 'low',
        method: 'SR-1.1',
        words: 'mixed',
        dominant: [],
        caps: [],
        caveats: [],
      }) as unknown as NonNullable<QuestionContext['explainPoint']>
const context: QuestionContext = { ...(await starterContext()), explainPoint }
const told = (query: string) => {
  const { answer, understood } = ask({ query }, context)
  assert.deepEqual(understood.notApplied, [], query)
  return answer
}

test('points are compared by what was computed at each, in five languages', () => {
  for (const [query, yes] of [
    ['Is it quieter at 47.1, 9.5 than at 42.5, 1.5?', /^Yes, it is quieter at 47\.1, 9\.5 than at 42\.5, 1\.5/],
    ['Is there more noise at 47.1, 9.5 than at 42.5, 1.5?', /^No, /],
    ['Ist es bei 47.1, 9.5 lauter als bei 42.5, 1.5?', /^Nein: /],
    ['47.1, 9.5 est-il plus calme que 42.5, 1.5 ?', /^Oui : /],
    ['¿Es 42.512, 1.723 más ruidoso que 47.1, 9.5?', /^Sí: /],
    ['C’è meno rumore a 47.1, 9.5 che a 42.5, 1.5?', /^Sì: /],
  ] as const)
    assert.match(told(query), yes, query)
})

test('where nothing was computed at one of them, no yes or no is told', () => {
  const both = told('Is it quieter at 47.1, 9.5 than at -12.5, 1.5?')
  assert.match(both, /^It is .* at 47\.1, 9\.5: .*How quiet it is at -12\.5, 1\.5 is not known/)
})

test('how much quieter it is wants no yes or no', () => {
  assert.doesNotMatch(ask({ query: 'How much quieter is 47.1, 9.5 than 42.5, 1.5?' }, context).answer, /^(Yes|No), /)
})

test('whether a level is within a limit is told with yes or no, and not where it is the limit in whole dB', () => {
  assert.match(told('Is it louder than 40 dB at 42.5, 1.5?'), /^Yes, it is .*about 52 dB/)
  assert.match(told('Is the noise below 40 decibels at 42.5, 1.5?'), /^No, /)
  assert.match(told('Is it louder than 52 dB at 42.5, 1.5?'), /^It is /)
  assert.match(told('Liegt der Lärm bei 47.1, 9.5 über 40 Dezibel?'), /^Nein: /)
  assert.match(told('Le bruit dépasse-t-il 40 décibels à 47.1, 9.5 ?'), /^Non : /)
})

test('how much noise roads make at a point is asked of that point, in words of each language', () => {
  for (const query of [
    'Quel bruit font les routes à 42.5, 1.5 ?',
    '¿Cuánto ruido hacen las carreteras en 42.5, 1.5?',
    'Quanto rumore fanno le strade a 42.5, 1.5?',
  ])
    assert.equal(ask({ query }, context).understood.aspect, 'noise', query)
})

test('spots with a level near a point are looked for where spots are asked for', () => {
  assert.equal(ask({ query: 'Spots quieter than 40 dB near 47.1, 9.5' }, context).understood.kind, 'nearest')
})

test('how sure the rating of a point is, is told of the point', () => {
  assert.match(told('How sure is the rating of 42.458, 1.58?'), /at 42\.458, 1\.58: about 52 dB .*confidence low/)
})
