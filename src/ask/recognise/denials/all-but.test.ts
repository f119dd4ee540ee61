import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { readQuestion } from '../../ask.ts'

const starter = await starterContext()

function lakes(query: string) {
  return readQuestion({ query }, starter).query.conditions.flatMap(condition =>
    condition.on === 'feature' ? [condition.isNegated] : [],
  )
}

test('"but" behind anywhere, and where, leaves a kind of place out', () => {
  for (const query of [
    'anywhere in Norway but a lake',
    'anything in Norway but lakes',
    'everywhere in Norway but lakes',
  ])
    assert.deepEqual(lakes(query), [true], query)
  assert.deepEqual(lakes('everything in Germany but forests or lakes').includes(false), false)
})

test('"but" that adds something leaves nothing out', () => {
  for (const query of [
    'somewhere in Norway but by a lake',
    'forests in Norway but lakes',
    'anywhere in Norway but with a lake',
  ])
    assert.ok(!lakes(query).includes(true), query)
})
