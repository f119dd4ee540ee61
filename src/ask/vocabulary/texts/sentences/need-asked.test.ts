import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (...turns: string[]) => ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, context).answer

const YES_OR_NO = /^(Yes|No|Ja|Nein|Oui|Non|Sí|Sì),/

for (const query of [
  'do I have to walk to Knoydart?',
  'do we have to take a boat to Knoydart?',
  'Is it necessary to hike to Knoydart?',
  'Muss man nach Knoydart laufen?',
  'Dois-je marcher à Knoydart ?',
  'Faut-il marcher pour aller à Knoydart ?',
  '¿Tengo que caminar a Knoydart?',
  'Bisogna camminare per arrivare a Knoydart?',
])
  test(`"${query}" is told the way there, and no yes`, () => {
    const answer = answerTo(query)
    assert.match(answer, /Ferry from Mallaig or two days on foot/)
    assert.doesNotMatch(answer, YES_OR_NO)
  })

for (const query of [
  'Must I camp at Knoydart?',
  'Muss man auf Knoydart zelten?',
  'Faut-il camper à Knoydart ?',
  '¿Hay que acampar en Knoydart?',
  'Bisogna campeggiare a Knoydart?',
  'do I have to swim?',
])
  test(`"${query}" is not known, and no permission`, () => {
    assert.match(answerTo(query), /not known|nicht bekannt|pas connu|No se sabe|non è noto/)
    assert.doesNotMatch(answerTo(query), YES_OR_NO)
  })

test('of two ways joined by "or", the other is asked for', () => {
  for (const query of [
    'Is there a ferry to Knoydart or do I have to walk?',
    'Gibt es eine Fähre nach Knoydart oder muss man laufen?',
    'Y a-t-il un ferry pour Knoydart ou faut-il marcher ?',
  ]) {
    const answer = answerTo(query)
    assert.match(answer, /Ferry from Mallaig or two days on foot/, query)
    assert.doesNotMatch(answer, /you can hike|wandern|randonner/, query)
  }
})

test('a need is asked of the spot that was spoken of', () => {
  assert.match(answerTo('Knoydart', 'do I have to walk?'), /^Getting to Knoydart: Ferry/)
})

test('a permission, a wish and how far one must walk are other questions', () => {
  assert.match(answerTo('can I camp at Knoydart?'), /^Yes, at Knoydart you can camp/)
  assert.match(answerTo('can I walk to Knoydart?'), /^Yes, getting to Knoydart/)
  assert.match(answerTo('I have to swim, where?'), /49 spots where you can swim/)
  assert.match(answerTo('do I have to pay at Knoydart?'), /^Access to Knoydart is free/)
})
