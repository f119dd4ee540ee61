import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answered = (query: string) => ask({ query }, context)

test('what joins a second question to the first is read as a plain one', () => {
  for (const [joined, plain] of [
    [
      'Which is quieter, Sarek or Abisko, and how many kilometres lie between them?',
      'Which is quieter, Sarek or Abisko, and how far apart are they?',
    ],
    ['Ist Sarek kostenlos? Ansonsten: wie komme ich hin?', 'Ist Sarek kostenlos? Und wie komme ich hin?'],
    ['First a lake in Norway, then a forest in Sweden', 'A lake in Norway, then a forest in Sweden'],
  ] as const)
    assert.equal(answered(joined).answer, answered(plain).answer, joined)
})

test('the same words elsewhere mean what they say', () => {
  for (const [query, told] of [
    ['What is there around Oslo?', /^The catalogue has 1 spot within 25 km of Oslo/],
    ['the first lake in Norway', /^The catalogue has 3 lakes in Norway/],
    ['how big is Sarek?', /^How big Sarek is is not known/],
  ] as const) {
    assert.match(answered(query).answer, told, query)
    assert.deepEqual(answered(query).understood.notApplied, [], query)
  }
})
