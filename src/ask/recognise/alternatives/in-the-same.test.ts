import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('whether two spots lie in the same land is told by where each lies, and not by which is quieter', () => {
  assert.match(
    answerTo('Are Rannoch Moor and Kielder Forest in the same country?'),
    /^Rannoch Moor lies at .* in the United Kingdom\. Kielder Forest lies at .* in the United Kingdom\.$/,
  )
  for (const [query, named] of [
    ['Are Rannoch Moor and Kielder Forest in the same county?', 'county'],
    ['Do Sarek and Abisko belong to the same mountain range?', 'mountain range'],
    ['Sarek and Abisko: same valley?', 'valley'],
    ['Liegen Sarek und Abisko im selben Landkreis?', 'Landkreis'],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, [named], query)
    assert.match(answer, /(lies|liegt) (at|bei) .*(lies|liegt) (at|bei) /, query)
  }
})

test('what else is the same of them is read as before', () => {
  assert.match(answerTo('Are Rannoch Moor and Kielder Forest equally quiet?'), /rated 4\.1 and Kielder Forest 3\.8/)
})
