import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context).answer

test('within a land that is set, no place of the name elsewhere is told', () => {
  const canyons = 'A canyon in the American Southwest with nobody around'
  assert.match(answerTo('Not Utah or Colorado though', canyons), /^The catalogue has 2 remote canyons/)
  assert.match(answerTo('Schluchten in den USA, aber nicht in Colorado'), /^Der Katalog hat/)
})

test('where nothing is set, it is told which was taken', () => {
  assert.match(
    answerTo('canyons in Colorado'),
    /^I looked at Colorado \(the United States\); there is another in Brazil/,
  )
  assert.match(answerTo('lakes in the United States but not in Georgia'), /there is another in the United States/)
})
