import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)
const countOf = (query: string) => Number(/\b(\d+)\b/.exec(answerTo(query).answer)?.[1])

test('of several places it is told how many lie in each', () => {
  for (const [spots, one, other] of [
    ['forests', 'Sardinia', 'Sicily'],
    ['spots', 'Wales', 'Scotland'],
    ['lakes', 'Norway', 'Sweden'],
  ] as const) {
    const [a, b] = [one, other].map(place => countOf(`How many ${spots} are there in ${place}?`))
    for (const joint of ['or', 'and'])
      assert.match(
        answerTo(`How many ${spots} are there in ${one} ${joint} ${other}?`).answer,
        new RegExp(`That is ${a} in ${one} and ${b} in ${other}\\.`),
      )
  }
  assert.match(answerTo('bosques en Cerdeña y Sicilia').answer, /\nCerdeña: 1, Sicilia: 0\./)
})

test('behind the best three it is told that the numbers are of all', () => {
  assert.match(
    answerTo('top 3 places to see wildlife in Kenya or Tanzania').answer,
    /^The 3 quietest spots .*\nIn all, that is 1 in Kenya and 3 in Tanzania\.$/s,
  )
})

test('where each place has some, and all are shown, that is plain to see', () => {
  assert.doesNotMatch(answerTo('parks in Vienna or Budapest').answer, /That is/)
})

test('"near A or B" is near either, a spot too', () => {
  for (const query of [
    'huts near Sarek or Rondane',
    'huts near Sarek, Rondane or Abisko',
    'Hütten bei Sarek oder Rondane',
  ])
    assert.equal(answerTo(query).sources[0]?.title, 'Rondane', query)
  assert.equal(answerTo('huts near Sarek or Rondane').understood.kind, 'find')
  assert.equal(answerTo('is Sarek or Rondane quieter?').understood.kind, 'compare')
})

test('"together" takes nothing away', () => {
  const { understood, sources } = answerTo('how many lakes are there in Norway and Sweden together')
  assert.deepEqual(understood.notApplied, [])
  assert.equal(sources.length, 5)
})

test('valleys beside hills are alternatives, by a name that says so, too', () => {
  const hills = answerTo('mountains or valleys in Scotland').docs
  for (const query of ['glens or hills in Scotland', 'hills or glens in Scotland', 'hills and glens in Scotland'])
    assert.ok(
      hills.every(doc => answerTo(query).docs.includes(doc)),
      query,
    )
})
