import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('who would pay goes to free places as well', () => {
  for (const query of [
    "I don't mind paying, a lake in Canada",
    "I'm happy to pay an entrance fee for a lake in Canada",
    'Ich zahle gern Eintritt, Seen in Kanada',
    "je suis prêt à payer l'entrée, lacs au Canada",
    'no me importa pagar, lagos en Canadá',
    'non mi dispiace pagare, laghi in Canada',
  ]) {
    const { access, notApplied, tags } = understood(query)
    assert.deepEqual([access, notApplied, tags], [null, [], ['lake']], query)
  }
})

test('who would not pay, or not a penny, goes where it is free', () => {
  for (const query of [
    'not willing to pay, a lake in Canada',
    'lakes in Canada, zero entrance fee',
    'a lake in Canada without paying a penny',
    'lakes in Canada that won’t cost me anything',
    'Seen in Kanada, null Eintritt',
    'Ich bin nicht bereit zu zahlen, Seen in Kanada',
    'lacs au Canada sans débourser un centime',
    'no estoy dispuesto a pagar, lagos en Canadá',
    'laghi in Canada senza spendere un centesimo',
  ])
    assert.deepEqual([understood(query).access, understood(query).notApplied], ['free', []], query)
})

test('a permit is no fee', () => {
  const { access, notApplied } = understood('permit-free hiking in Canada')
  assert.deepEqual([access, notApplied], [null, ['permit-free']])
})
