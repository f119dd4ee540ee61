import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lexiconOf } from '../foreign-lexicon.ts'
import { phraseAround } from './phrase-around.ts'

test('particles between the words of a phrase are part of it, and none of what stands alone', () => {
  const german = lexiconOf('de')
  const of = (said: string) => {
    const found = phraseAround(said.split(' '), german)
    return found && [found.english, found.length]
  }
  assert.deepEqual(of('kosten denn nichts in polen'), [of('kosten nichts')?.[0], 3])
  assert.deepEqual(of('kosten denn eigentlich nichts'), [of('kosten nichts')?.[0], 4])
  assert.deepEqual(of('nicht denn'), of('nicht'))
  assert.deepEqual(of('wald denn'), ['forest', 1])
})
