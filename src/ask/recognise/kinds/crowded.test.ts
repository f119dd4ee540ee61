import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('people at a named spot, and nothing else, asks how many are there, in each language', () => {
  for (const [query, says] of [
    ['tourists in Wadi Rum', /^How many people are at a place is not known/],
    ['are there tourists in Wadi Rum?', /^How many people/],
    ['Touristen in Wadi Rum?', /^Wie viele Leute an einem Ort sind, ist hier nicht bekannt/],
    ['touristes à Wadi Rum ?', /n’est pas connue ici/],
    ['turistas en Wadi Rum', /^Aquí no se sabe cuánta gente/],
    ['turisti a Wadi Rum', /^Qui non si sa quanta gente/],
  ] as const) {
    const { answer, understood, sources } = ask({ query }, context)
    assert.match(answer, says, query)
    assert.deepEqual([understood.notApplied, sources.length], [[], 1], query)
  }
})

test('who lives there, and lakes without people, are asked as before', () => {
  assert.match(ask({ query: 'who lives at Sarek?' }, context).answer, /^Who works, lives or owns land/)
  assert.equal(ask({ query: 'lakes in Norway without people' }, context).sources.length, 3)
})
