import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what a search can be narrowed to is told with the commonest tags; the tags of a spot are its own', () => {
  for (const query of ['What tags can I filter by?', 'which filters are there?', 'what categories can I search by?']) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /commonest of \d+ tags are .*national-park.*\/api\/facets\.$/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(ask({ query: 'which tags does Sarek have' }, context).answer, /^Sarek is tagged /)
  assert.match(ask({ query: 'what can I ask' }, context).answer, /^I answer questions about/)
})

test('which animals are seen at a spot its description tells', () => {
  assert.match(ask({ query: 'What wildlife can I see at Zealandia?' }, context).answer, /tūī, kākā and tuatara/)
  assert.match(ask({ query: 'What birds live at Zealandia?' }, context).answer, /tūī, kākā and tuatara/)
  assert.equal(
    ask({ query: 'is there wildlife at Zealandia?' }, context).answer,
    'Yes, at Zealandia you can watch wildlife.',
  )
})
