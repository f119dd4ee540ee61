import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('of two places that are compared by a share, the share of each is told', () => {
  const { answer } = ask(
    { query: 'Which has the higher share of spots rated 4 or more, Norway or Sweden?', prev: [] },
    context,
  )
  for (const code of ['NO', 'SE']) {
    const all = starterSpots().filter(({ country }) => country === code)
    const some = all.filter(({ silenceRating }) => silenceRating >= 4)
    assert.match(answer, new RegExp(`Of ${all.length} spots in \\w+, ${some.length} (is|are) `), answer)
  }
})

test('of two places together one share is told', () => {
  const { answer } = ask({ query: 'What share of the lakes in Norway or Sweden is free?', prev: [] }, context)
  assert.equal(answer.match(/ %/g)?.length, 1, answer)
})
