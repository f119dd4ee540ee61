import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer
const numberOf = (query: string) => Number(/\d+/.exec(answerTo(query))?.[0])

test('"more quiet lakes" asks for numbers of quiet lakes, "more quiet" for the quieter of two', () => {
  const [inNorway, inSweden] = ['Norway', 'Sweden'].map(place => numberOf(`How many quiet lakes are in ${place}?`))
  for (const query of [
    'Are there more quiet lakes in Norway than in Sweden?',
    'Which has more quiet lakes, Norway or Sweden?',
    'Where are there more peaceful lakes, Norway or Sweden?',
  ])
    assert.match(answerTo(query), new RegExp(`Norway has more: ${inNorway} against ${inSweden}`), query)
  assert.match(answerTo('Is Norway more quiet than Sweden?'), /Norway is quieter on average/)
})

test('kinds of access and of quiet are counted against each other without the other one', () => {
  assert.match(answerTo('Are there more quiet or noisy spots in Germany?'), /^Quiet spots in Germany have more: \d/)
  for (const query of [
    'Are there more free or paid lakes in Italy?',
    'Are there more free lakes or paid lakes in Italy?',
  ])
    assert.match(
      answerTo(query),
      /^Lakes in Italy with free access have more: \d+ against \d+ \(lakes in Italy with paid access\)/,
    )
})
