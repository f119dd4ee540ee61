import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'
import { isDoubledAlike } from './doubled.ts'

const context = await starterContext()

test('two words differ only in which letters are doubled, or in more', () => {
  for (const [typed, meant, is] of [
    ['realy', 'really', true],
    ['peacefull', 'peaceful', true],
    ['realy', 'real', false],
    ['wether', 'weather', false],
  ] as const)
    assert.equal(isDoubledAlike(typed, meant), is, typed)
})

test('a letter that was not doubled is, before the word is taken for a shorter one', () => {
  const right = ask({ query: 'a really quiet lake in sweden' }, context)
  const typed = ask({ query: 'a realy quiet lake in sweden' }, context)
  assert.deepEqual(typed.understood.notApplied, [])
  assert.deepEqual(typed.understood.minRating, right.understood.minRating)
})
