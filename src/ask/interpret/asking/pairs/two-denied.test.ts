import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('"which do not?" behind a search asks for the others of what was asked last', () => {
  const fires = 'national parks in Finland where fires are allowed'
  for (const query of [
    'which do not?',
    "and which don't allow it?",
    'any where they are not?',
    'where are they prohibited?',
  ]) {
    const { understood } = answerTo(query, fires)
    assert.deepEqual([understood.fire, understood.notApplied], ['prohibited', []], query)
  }
  for (const query of ["any that aren't?", 'which are not?', 'which ones are not?'])
    assert.equal(answerTo(query, 'free lakes in Finland').understood.access, 'paid', query)
  const hut = 'lakes in Finland with a hut'
  for (const query of ['any without?', "which don't have one?", "anywhere that doesn't?"])
    assert.match(answerTo(query, hut).answer, /not listed with a hut/, query)
  assert.match(answerTo('and in Norway?', hut, 'any without?').answer, /lakes? in Norway not listed with a hut/)
})

test('both are told where one question asks for both', () => {
  assert.match(
    answerTo('which national parks in Finland allow campfires and which do not?').answer,
    /where fires are allowed[^]*no national park in Finland where fires are prohibited/,
  )
  assert.match(
    answerTo('How many spots in Finland are free and how many are not?').answer,
    /with free access[^]*with paid access/,
  )
})

test('"not" where nothing was asked that has an opposite is named', () => {
  assert.deepEqual(answerTo('which do not?', 'lakes in Finland').understood.notApplied, ['not'])
  assert.deepEqual(answerTo('which do not?').understood.notApplied, ['not'])
  assert.equal(answerTo('is Sarek free or not?').understood.kind, 'about')
})
