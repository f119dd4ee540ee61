import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what is compared behind a place is measured from that place, and never from itself', () => {
  for (const query of [
    'Which is farther from Kiruna: Rondane or Sarek?',
    'what is farther from Kiruna, Rondane or Sarek',
    'Which place is farther from Abisko: Rondane or Sarek?',
    'Welcher ist weiter von Kiruna entfernt: Rondane oder Sarek?',
    'Lequel est plus loin de Kiruna : Rondane ou Sarek ?',
    '¿Cuál está más lejos de Kiruna: Rondane o Sarek?',
    'Quale è più lontano da Kiruna: Rondane o Sarek?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.equal(understood.kind, 'compare', query)
    assert.match(answer, /Rondane.*Sarek/, query)
    assert.match(answer, /(Kiruna|Abisko)/, query)
    assert.doesNotMatch(answer, /0[.,]0 km/, query)
  }
})

test('places listed behind "near" are all places to look near', () => {
  const { answer } = ask({ query: 'lakes near Oslo, Bergen or Trondheim' }, context)
  assert.match(answer, /of Oslo, Bergen or Trondheim/)
})
