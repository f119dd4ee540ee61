import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what others say of a spot is not known, and named beside its rating', () => {
  for (const query of [
    'is Sarek as peaceful as Instagram says?',
    'is Sarek as quiet as TripAdvisor claims?',
    'Sarek est-il aussi calme que le dit Instagram ?',
    '¿es Sarek tan tranquilo como dice Instagram?',
    'Sarek è tranquillo come dice Instagram?',
    'ist Sarek so ruhig, wie Instagram behauptet?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(understood.notApplied.join(), /Instagram|TripAdvisor/, query)
    assert.match(answer, /5[.,]0/, query)
    assert.doesNotMatch(answer, /^(Yes|Ja|Oui|Sí|Sì)/, query)
  }
})

test('two spots are compared as before', () => {
  for (const query of ['is Sarek as quiet as Rondane?', 'is Sarek as quiet as Rondane, as they say?'])
    assert.equal(ask({ query }, context).understood.kind, 'compare', query)
})
