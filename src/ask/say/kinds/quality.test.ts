import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('whether a spot is quiet begins with yes or no, by its rating', () => {
  for (const [query, begin] of [
    ['Is Rondane quiet?', 'Yes, Rondane is rated 4.2'],
    ['Is Grunewald peaceful?', 'No, Grunewald is rated 1.7'],
    ['Is Grunewald noisy?', 'Yes, Grunewald'],
    ['Ist Rondane ruhig?', 'Ja: Rondane'],
    ['Est-ce que Rondane est calme ?', 'Oui : Rondane'],
    ['¿Es tranquilo Rondane?', 'Sí: Rondane'],
    ['È tranquillo Rondane?', 'Sì: Rondane'],
  ] as const)
    assert.ok(answerTo(query).startsWith(begin), `${query}: ${answerTo(query)}`)
})

test('between two, and where it is asked how quiet, there is no yes', () => {
  for (const query of ['Is Rondane quiet or loud?', 'How quiet is Rondane?', 'Ist Grunewald ruhig oder laut?'])
    assert.doesNotMatch(answerTo(query), /^(Yes|No|Ja|Nein)\b/, query)
})
