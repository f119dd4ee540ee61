import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context)

test('two numbers of two kinds are two searches, in a place that either names', () => {
  for (const [query, first, second] of [
    [
      'give me 3 quiet lakes and 2 quiet forests in Sweden',
      /^The catalogue has 1 quiet lake in Sweden/,
      /2 quiet forests in Sweden/,
    ],
    [
      'two lakes in Norway and three forests in Finland',
      /^The catalogue has 3 lakes in Norway. The 2 quietest/,
      /3 forests in Finland/,
    ],
    [
      '3 quietest lakes and 2 quietest forests in Norway',
      /^The 3 quietest lakes in Norway/,
      /2 quietest forests in Norway/,
    ],
    ['zeig mir 3 Seen und 2 Wälder in Schweden', /2 Seen in Schweden/, /Wälder in Schweden/],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, first, query)
    assert.match(answer, second, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a number of something else begins no second search', () => {
  const { answer } = answerTo('I have 2 hours and 3 kids, quiet lakes in Norway')
  assert.match(
    answer,
    /^I could not take into account: "2 hours" and "3 kids". The catalogue has 2 quiet lakes in Norway/,
  )
})

test('"the next one" of an order is the one behind it, again and again', () => {
  assert.match(answerTo('what about the next one?', 'quietest lake in Norway').answer, /^The second quietest lake/)
  const [first, next] = ['quietest lake in Norway', 'what about the next one?']
  assert.match(answerTo('and the next?', first, next).answer, /^The third quietest lake/)
})

test('the farthest is of what a question says; without that, no distances are known', () => {
  assert.match(
    answerTo('farthest lake from Oslo in Norway').answer,
    /^The farthest lake in Norway from Oslo is Femundsmarka/,
  )
  for (const query of [
    'which spot is the farthest from any town',
    'the farthest spot from a road',
    'the farthest spot',
  ]) {
    const { answer } = answerTo(query)
    assert.match(answer, /records no (?:measure of how remote a place is, and no )?distances/, query)
    assert.doesNotMatch(answer, /[Tt]he farthest/, query)
  }
})

test('"two lakes and one forest" are two searches', () => {
  const { answer } = ask({ query: 'two lakes and one forest in Finland' }, context)
  assert.match(answer, /3 lakes in Finland/)
  assert.match(answer, /forests in Finland/)
  assert.match(ask({ query: 'one lake with a forest in Finland' }, context).answer, /1 lake in Finland with forest/)
})

test('a number of the same elsewhere is looked for there, in each language', () => {
  for (const query of [
    'Recommend two islands in Greece and one in Croatia.',
    'zwei Inseln in Griechenland und eine in Kroatien',
    'deux îles en Grèce et une en Croatie',
    'dos islas en Grecia y una en Croacia',
    'due isole in Grecia e una in Croazia',
  ]) {
    const { sources, understood } = ask({ query }, context)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Gavdos', 'Lastovo'],
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
})
