import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const extracts = await extractContext()
const answerTo = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context).answer

test('what is asked of several of the best is told of each of them', () => {
  assert.match(answerTo('How do I get to the three quietest lakes in Norway?'), /^The 3 quietest lakes/)
  // As many as are shown where a question does not say.
  const answer = answerTo('How do I get to the five quietest lakes in Norway?')
  for (const name of ['Femundsmarka', 'Hardangervidda', 'Nordmarka'])
    assert.match(answer, new RegExp(`Getting to ${name}`))
})

test('what is asked of the best alone is told of no other', () => {
  const answer = answerTo('How do I get to the quietest lake in Norway?')
  assert.match(answer, /Getting to Femundsmarka/)
  assert.doesNotMatch(answer, /Getting to Hardangervidda/)
})

test('what is wished for is asked of none', () => {
  for (const query of [
    'a canyon in Greece this spring; entrance should be free',
    'huts in Norway with a website',
    'forests in Germany, access for wheelchairs is important',
    'lakes in Norway with free access',
  ])
    assert.doesNotMatch(answerTo(query), /Access to|no website|website of/i, query)
})

test('"why?" alone is asked of the first, and of one that was pointed at its facts are', () => {
  assert.doesNotMatch(answerTo('why?', 'lakes in Norway'), /Hardangervidda/)
  const second = answerTo('how high is it?', 'lakes in Norway', 'the second one')
  assert.match(second, /Hardangervidda/)
  assert.doesNotMatch(second, /Femundsmarka/)
})

test('how quiet several are is told of them together, and their facts behind it of each', () => {
  assert.match(answerTo('How quiet are the lakes in Norway?'), /^3 lakes in Norway: rated 4\.00 on average/)
  assert.match(answerTo('Wie laut sind die Wälder in Deutschland?'), /^4 Wälder in Deutschland: im Mittel 3,13/)
  const costs = answerTo('what do they cost?', 'forests in Germany', 'how quiet are they?')
  assert.match(costs, /Hainich is free.*Grunewald is free/)
  assert.match(answerTo('how quiet is Hainich?'), /^Hainich is rated/)
})

test('heights of several are those of the extract', t => {
  if (!extracts) return t.skip(NO_EXTRACTS)
  const { answer, docs } = ask({ query: 'How high are the peaks in Andorra?', prev: [] }, extracts.context)
  assert.ok(docs.length > 1)
  for (const doc of docs) {
    const { name, elevation } = extracts.context.index.spot(doc)
    assert.ok(
      elevation === undefined || elevation === null || answer.includes(`${name} lies ${elevation}`),
      `${name}: ${answer}`,
    )
  }
})
