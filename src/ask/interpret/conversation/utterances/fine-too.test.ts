import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'
import { withFineToo } from './fine-too.ts'

const context = await starterContext()

test('what would do as well is looked for where it was looked for before, in each language', () => {
  for (const [before, ...queries] of [
    ['a lake in Slovenia', 'a forest is fine too', 'or a forest would be ok as well', 'a forest would do'],
    ['ein See in Slowenien', 'ein Wald ist auch ok', 'ein Wald geht auch', 'auch gern ein Wald', 'auch ein Wald'],
    ['un lac en Slovénie', 'une forêt, ça va aussi', 'une forêt me va aussi', 'ou alors une forêt'],
    ['un lago en Eslovenia', 'también me vale un bosque', 'o un bosque, me da igual', 'un bosque también me sirve'],
    ['un lago in Slovenia', 'va bene anche un bosco', 'anche un bosco va bene', 'anche un bosco'],
  ] as const)
    for (const query of queries) {
      const { answer, docs, understood } = ask({ query, prev: [before] }, context)
      assert.equal(docs.length, 2, `${query}: ${answer}`)
      assert.deepEqual([understood.tags, understood.place?.name], [['forest'], 'Slovenia'], query)
      assert.deepEqual(understood.notApplied, [], query)
    }
})

test('what points at what was said, or says when, is no other thing', () => {
  for (const [text, language] of [
    ["that's fine too", 'en'],
    ['the second one is fine', 'en'],
    ['is a forest fine too?', 'en'],
    ['am Wochenende geht auch', 'de'],
    ['das ist auch ok', 'de'],
    ['ça va aussi', 'fr'],
    ['está bien', 'es'],
    ['va bene', 'it'],
  ] as const)
    assert.equal(withFineToo(text, language), text)
})
