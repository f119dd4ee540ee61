import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, prev: string[] = []) => ask({ query, prev }, context).answer

test('countries with exactly so many of a thing are those, in each language', () => {
  for (const query of [
    'Which countries have exactly one lake?',
    'Which countries have only one lake?',
    'countries with a single lake',
    'Welche Länder haben genau einen See?',
    'Welche Länder haben nur einen See?',
    'Quels pays n’ont qu’un seul lac ?',
    'Quels pays ont exactement un lac ?',
    '¿Qué países tienen solo un lago?',
    'Quali paesi hanno un solo lago?',
    'Quali paesi hanno esattamente un lago?',
  ])
    assert.doesNotMatch(answerTo(query), /(Canada|Kanada|Canadá) \d|\p{L} [2-9];/u, query)
  assert.match(answerTo('Which countries have exactly 2 lakes?'), /with exactly 2 lakes: \w+ 2;/)
  assert.match(answerTo('Which countries have fewer than 3 lakes?'), /with at most 2 lakes/)
  assert.match(answerTo('Which countries have exactly 40 lakes?'), /no country with exactly 40/)
})

test('with exactly one spot that is something else is counted among those', () => {
  assert.match(
    answerTo('Which countries have exactly one spot with a perfect 5?'),
    /exactly 1 spot rated 5: Algeria 1;/,
  )
  assert.match(answerTo('Which countries have exactly one spot?'), /exactly 1 spot: Afghanistan 1;/)
  assert.doesNotMatch(answerTo('Which country has only free spots?'), /exactly/)
})

test('"and of the peaks?" behind a share or an average asks for that of peaks', () => {
  for (const [first, next, says] of [
    ['What share of lakes in Canada is free?', 'and of the forests?', /^Of \d+ forests in Canada/],
    ['What is the average rating of lakes in Canada?', 'and of the forests?', /^\d+ forests in Canada: rated/],
    ['Wie viel Prozent der Seen in Kanada sind kostenlos?', 'und der Wälder?', /^Wälder in Kanada/],
    ['Quelle part des lacs du Canada est gratuite ?', 'et des forêts ?', /forêts au Canada \(accès gratuit\)/],
    [
      '¿Qué porcentaje de los lagos de Canadá es gratis?',
      '¿Y de los bosques?',
      /bosques en Canadá \(acceso gratuito\)/,
    ],
    [
      'Che percentuale dei laghi in Canada è gratuita?',
      'E delle foreste?',
      /(foreste|boschi) in Canada \(accesso gratuito\)/,
    ],
  ] as const)
    assert.match(answerTo(next, [first]), says, `${first} ${next}: ${answerTo(next, [first])}`)
  assert.match(answerTo('and forests?', ['lakes in Canada']), /forest/)
})

test('"forbid campfires" is the opposite of allowing them', () => {
  assert.match(answerTo('What percentage of your Canadian spots forbid campfires?'), /fires are prohibited: 31 %/)
})

test('who came first is in no catalogue', () => {
  for (const query of ['Who was the first person to climb Auyán-tepui?', 'Wer war der Erste auf dem Auyán-tepui?'])
    assert.match(answerTo(query), /first, and when, is not known here|zuerst an einem Ort war/, query)
})
