import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'
import { isFormOf } from './inflections.ts'

const context = await starterContext()
const WORDS = new Set(['cry', 'park', 'hike', 'stop', 'swim', 'beach', 'visit'])
const isForm = (word: string) => isFormOf(each => WORDS.has(each), word)

test('the forms of an ordinary word are words, and slips in them are not', () => {
  for (const word of ['cries', 'cried', 'parked', 'parking', 'hiking', 'hiked', 'stopped', 'beaches', 'visiting'])
    assert.ok(isForm(word), word)
  for (const word of ['swiming', 'stoped', 'hikeing', 'crys', 'andorra']) assert.ok(!isForm(word), word)
})

test('no form of an ordinary word is taken for the name of a place or for another word', () => {
  for (const query of [
    'lakes in Norway where every camper cries',
    'lakes in Norway where nobody tries',
    'a lake in Norway, we are in our seventies',
    'a lake in Norway for my granny who is past eighty',
    'lakes in Norway where nothing gets burned',
  ]) {
    const { understood, answer } = ask({ query }, context)
    assert.deepEqual(understood.corrected, [], query)
    assert.match(answer, /lakes in Norway/, query)
  }
})
