import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context).answer

test('what points at the countries of a ranking is not asked of all spots', () => {
  for (const [query, ranking] of [
    ['which one has the quietest average?', 'which three countries have the most spots?'],
    ['what is its average rating?', 'which country has the most spots?'],
    ['list them all', 'which countries have only one spot?'],
  ] as const)
    assert.doesNotMatch(answerTo(query, ranking), /530 spots/, query)
  assert.match(answerTo('what is the average rating?', 'which country has the most spots?'), /^530 spots/)
})

test('behind what is not known of those that were shown, an order is that of all that were counted', () => {
  const counted = ['how many spots are rated below 2?', 'how many of those are in capital cities?']
  assert.match(answerTo('list the five loudest', ...counted), /^The noisiest spot rated below 2 is Parque Ibirapuera/)
})

test('another kind that is counted behind one is counted by itself', () => {
  for (const [query, before] of [
    ['and how many forests?', 'how many lakes are there?'],
    ['and how many forests are there?', 'how many lakes are there?'],
    ['und wie viele Wälder?', 'wie viele Seen gibt es?'],
    ['et combien de forêts ?', 'combien de lacs y a-t-il ?'],
    ['¿y cuántos bosques?', '¿cuántos lagos hay?'],
    ['e quante foreste?', 'quanti laghi ci sono?'],
  ] as const)
    assert.match(answerTo(query, before), /\b230 (forests|Wälder|forêts|bosques|foreste)/, query)
  assert.match(answerTo('and how many of them have forest?', 'how many lakes are there?'), /47 lakes with forest/)
})

test('what else is counted of all spots is counted by itself, and of a kind it is counted of that', () => {
  assert.match(answerTo('and how many are paid?', 'how many spots are free?'), /^The catalogue has 247 spots with paid/)
  const parking = answerTo('and how many have parking?', 'how many spots have toilets?')
  assert.match(parking, /^The catalogue has 5 spots with parking/)
  const ofThem = answerTo('how many of them are paid?', 'how many national parks in Spain')
  assert.equal(ofThem, 'The catalogue has 0 national parks in Spain with paid access.')
  assert.match(
    answerTo('and how many have toilets?', 'how many campsites are there?'),
    /2 spots with toilets where you/,
  )
})

test('an average of the ones elsewhere is an average', () => {
  for (const query of ['and of the ones in Norway?', 'and those in Norway?', 'and in Norway?'])
    assert.match(answerTo(query, 'average rating of the lakes in Sweden'), /^3 lakes in Norway: rated 4\.00/, query)
})
