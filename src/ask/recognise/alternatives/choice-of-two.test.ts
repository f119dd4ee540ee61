import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('which of two one would choose compares them, in every language', () => {
  for (const query of [
    'between Ordesa and Garajonay, which would you choose?',
    'between Ordesa and Garajonay which one do you recommend?',
    'zwischen Ordesa und Garajonay, welchen empfiehlst du?',
    'entre Ordesa et Garajonay, lequel choisirais-tu ?',
    'entre Ordesa y Garajonay, ¿con cuál te quedas?',
    'tra Val Grande e Supramonte quale mi consigli?',
    'fra Val Grande e Supramonte, quale sceglieresti?',
  ]) {
    const { kind, spots, notApplied } = ask({ query }, context).understood
    assert.deepEqual([kind, spots.length, notApplied], ['compare', 2, []], query)
  }
})

test('what lies between two spots, or which places do, is no choice of them', () => {
  for (const query of [
    'which lakes lie between Ordesa and Garajonay?',
    'between Ordesa and Garajonay, which lakes do you recommend?',
    'tra Roma e Firenze quale bosco mi consigli?',
  ])
    assert.notEqual(ask({ query }, context).understood.kind, 'compare', query)
})

test('a town that is named first of several is one of them, and no place where the others lie', () => {
  for (const query of [
    'Which of Banff, Lake Louise and Stanley Park would you recommend?',
    'Which is quieter, Banff, Lake Louise or Stanley Park?',
  ]) {
    const { answer } = ask({ query }, context)
    assert.match(answer, /Stanley Park is quieter than Lake Louise.* "Banff" is, is not known here/, query)
  }
  assert.match(
    ask({ query: 'Which is quieter, Sarek, Sweden, or Rondane?' }, context).answer,
    /a difference of 0\.8\.$/,
  )
  assert.match(ask({ query: 'Which of Norway or Sweden is quieter?' }, context).answer, /^Norway is quieter on average/)
})
