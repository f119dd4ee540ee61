import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const read = (query: string) => ask({ query }, context)

test('of the quietest and closest, those that are quiet come by distance', () => {
  for (const query of [
    'quietest and closest to Berlin',
    'which is the nearest and quietest to Berlin',
    'the quietest place nearest to Berlin',
    'closest to Berlin, quietest first',
    'ruhigster und nächster Ort zu Berlin',
    "l'endroit le plus calme et le plus proche de Berlin",
    'el lugar más cercano y más tranquilo cerca de Berlín',
    'il posto più vicino e più tranquillo a Berlino',
  ]) {
    const { answer, understood } = read(query)
    assert.equal(understood.orderBy, 'distance', query)
    assert.equal(understood.minRating, understood.quietFrom, query)
    assert.match(answer, /Westhavelland/, query)
    assert.doesNotMatch(answer, /Grunewald|same rating/, query)
  }
})

test('the noisiest and closest are noisy', () => {
  assert.match(read('loudest and closest to Paris').answer, /^The closest noisy spot to Paris is /)
})

test('one order, and two ends of one, stay what they are', () => {
  assert.equal(read('the quietest lake in Norway').understood.orderBy, 'rating')
  assert.equal(read('closest lake to Berlin').understood.minRating, null)
  const ends = read('what are the quietest and the noisiest lakes in Italy').answer
  assert.match(ends, /^The quietest lake in Italy is [^]*The noisiest lake in Italy is /)
})
