import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'
import { withExceptionBehind } from './leading-exception.ts'

const context = await starterContext()

test('a spot that is left out before what is asked is no search of the whole world, in each language', () => {
  for (const query of [
    'Besides Englischer Garten - what else is there in Bavaria?',
    'Außer Englischer Garten – was gibts sonst in Bayern?',
    'Abgesehen vom Englischen Garten: was gibt es noch in Bayern?',
    "À part l'Englischer Garten – quoi d'autre en Bavière ?",
    'Aparte de Englischer Garten – ¿qué más hay en Baviera?',
    "A parte l'Englischer Garten: cos'altro c'è in Baviera?",
    'Was gibt es in Bayern außer dem Englischen Garten?',
    '¿Qué hay en Baviera aparte de Englischer Garten?',
    "Qu'y a-t-il en Bavière à part l'Englischer Garten ?",
    'what is there in Bavaria except Englischer Garten',
  ]) {
    const { answer, docs, understood } = ask({ query }, context)
    assert.deepEqual(
      docs.map(doc => context.index.name(doc)),
      ['Königssee'],
      `${query}: ${answer}`,
    )
    assert.deepEqual(understood.notApplied, [], query)
    assert.doesNotMatch(answer, /^(Yes|Ja|Oui|Sí|Sì),/, query)
  }
})

test('what is still quiet is not what is quieter', () => {
  for (const query of ['Was gibt es in Deutschland noch Ruhiges?', 'Gibt es noch ruhige Orte in Deutschland?']) {
    const { understood } = ask({ query }, context)
    assert.deepEqual([understood.minRating, understood.relaxed], [3.4, []], query)
  }
  const neither = ask({ query: 'Orte in Deutschland, weder laut noch ruhig' }, context).understood
  assert.deepEqual(neither.without, ['neither quiet'])
})

test('what leaves no spot out stays where it is', () => {
  for (const text of [
    'Besides hiking, what can I do at Sarek?',
    'Aparte de eso, ¿hay lagos en Suecia?',
    'Neben der Straße, wie laut ist es da?',
    'Lakes in Sweden, except Sarek',
  ])
    assert.equal(withExceptionBehind(text), text)
})
