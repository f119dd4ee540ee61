import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('"from each other" beside two named spots is applied, in each language', () => {
  for (const query of [
    'How far are Sarek and Abisko from each other?',
    'Wie weit sind Sarek und Abisko voneinander entfernt?',
    "A quelle distance sont Sarek et Abisko l'un de l'autre ?",
    '¿A qué distancia están Sarek y Abisko uno del otro?',
    "Quanto distano Sarek e Abisko l'uno dall'altro?",
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /Sarek.* km .*Abisko/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})
