import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('three kinds against each other are three groups', () => {
  const list = answerTo('average rating of lakes, forests and beaches')
  assert.match(list, /lakes.*forests.*beaches/s)
  assert.equal(answerTo('average rating of lakes vs forests vs beaches'), list)
})

test('two are held against each other, and so are spots', () => {
  assert.match(answerTo('average rating of lakes vs forests'), /quieter on average/)
  assert.match(answerTo('Sarek vs Rondane vs Abisko'), /^From the quietest to the noisiest: Sarek/)
})
