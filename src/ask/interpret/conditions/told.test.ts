import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('where what camping costs is not known, whether one enters for free is told, and camping is not called free', () => {
  for (const [query, told] of [
    ['free camping in Norway', /known to hold: free access|access is paid|not known: free access/],
    ['kostenlos zelten in Schweden', /bekannt: freier Zugang/],
    ['camping gratuit en Finlande', /connu : accès gratuit/],
    ['acampar gratis en Chile', /acceso de pago/],
    ['campeggio gratis in Svezia', /si sa: accesso gratuito/],
  ] as const) {
    const { answer } = ask({ query }, context)
    assert.match(answer, told, query)
    assert.match(answer, /costs is not known|kostet, ist hier nicht bekannt|coûtent|cuestan|costano/, query)
  }
})

test('of parking that costs nothing, free entry is not told', () => {
  assert.doesNotMatch(ask({ query: 'lakes with free parking in Sweden' }, context).answer, /free access/)
})
