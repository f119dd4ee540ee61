import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what else there is, behind what is not liked, is what there is without that', () => {
  for (const query of ["I don't like lakes. What else is in Finland?", 'No lakes, what else is in Finland?']) {
    const { answer, docs } = ask({ query }, context)
    assert.match(answer, /^The catalogue has 3 spots in Finland not listed /, query)
    assert.equal(docs.length, 3, query)
  }
  assert.match(
    ask({ query: 'I hate forests. What else is around Oslo?' }, context).answer,
    /^I found no spot within 25/,
  )
})

test('behind what was looked for it is other than that', () => {
  const { answer } = ask({ query: 'What else is there?', prev: ['lakes in Finland'] }, context)
  assert.match(answer, /other than those/)
})
