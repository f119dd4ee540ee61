import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what can be seen from a spot is not known, and is no search near it', () => {
  for (const query of [
    'Can you see the sea from Sarek?',
    'Kann man von Sarek aus das Meer sehen?',
    'Can I see a lake from Muttos?',
  ]) {
    const { answer, docs } = ask({ query, prev: [] }, context)
    assert.doesNotMatch(answer, /^(Yes|Ja)\b/, `${query}: ${answer}`)
    assert.ok(docs.length <= 1, `${query}: ${answer}`)
  }
})

test('seeing stars or animals at a spot is still asked of it', () => {
  assert.match(ask({ query: 'Can you see the stars at Galloway Forest Park?', prev: [] }, context).answer, /^Yes/)
})
