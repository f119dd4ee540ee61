import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('a small word of another language means what it means there', () => {
  for (const [query, before, language] of [
    ['montagne in Suisse', 'lacs calmes en Norvège', 'fr'],
    ['und sin pagar', 'lagos en Noruega', 'es'],
    ['and sans payer', 'lacs en Norvège', 'fr'],
    ['laghi con cani und gratis', 'posti in Norvegia', 'it'],
  ] as const) {
    const { understood, answer } = ask({ query, prev: [before] }, context)
    assert.deepEqual([understood.language, understood.notApplied], [language, []], `${query}: ${answer}`)
    assert.equal(understood.kind, 'find', query)
  }
})

test('words with content of another language are named', () => {
  const { understood } = ask({ query: 'lacs en Norvège mit Sonnenuntergang' }, context)
  assert.match(understood.notApplied.join(), /Sonnenuntergang/)
})
