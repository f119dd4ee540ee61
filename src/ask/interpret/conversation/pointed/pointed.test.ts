import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (...questions: readonly string[]) =>
  ask({ query: questions.at(-1) ?? '', prev: questions.slice(0, -1) }, context).answer

test('what is pointed at is of those that were told, and not of all that were found', () => {
  const said = ['dark sky places in the USA', 'closer to Los Angeles'] as const
  assert.match(answerTo(...said), /By distance, 2 of 7:/)
  assert.equal(answerTo(...said, 'the last one - is it free?'), 'Access to Great Basin is free.')
  assert.equal(answerTo(...said, 'the third one - is it free?'), 'I named only 2: Eureka Dunes and Great Basin.')
  assert.match(answerTo(...said, 'the last one - is it free?', 'something quieter'), /2 dark-sky places in the United/)
})

test('an order behind a number of none is of those that were listed before', () => {
  const said = [
    'national park New Zealand rating >= 4.5',
    'how many of them allow fires?',
    'sort north to south',
  ] as const
  assert.equal(
    answerTo(...said, 'how far is the first from the last'),
    'Kahurangi is 734 km from Rakiura in a straight line.',
  )
})

test('more is told of what is pointed at, in each language', () => {
  for (const [before, query] of [
    ['Seen in Norwegen', 'der zweite, erzähl mir mehr'],
    ['lacs en Norvège', 'la deuxième, tu peux m’en dire plus ?'],
    ['lagos en Noruega', 'el segundo, cuéntame más'],
    ['laghi in Norvegia', 'il secondo, puoi dirmi di più?'],
  ] as const)
    assert.match(answerTo(before, query), /^Hardangervidda\p{Z}?:/u, query)
})

test('an order, a bus and what is left out are not pointed at', () => {
  for (const [query, says] of [
    ['the second quietest', /^The second quietest lake in Norway/],
    ['when does the last bus leave?', /ask the railway, bus or ferry/],
    ['and without the first?', /^The catalogue has 2 lakes/],
    ['the 5th?', /^There are only 3, so there is no fifth/],
  ] as const)
    assert.match(answerTo('lakes in Norway', query), says, query)
})

test('what comes behind a fact of one is of the list again', () => {
  const said = ['lakes in Norway', 'is the second one free?'] as const
  assert.equal(answerTo(...said, 'and the last?'), 'Access to Nordmarka is free.')
  assert.match(answerTo(...said, 'and what about Sweden?'), /2 lakes in Sweden/)
})
