import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('something comparable elsewhere is something like it, in five languages', () => {
  const like = ask({ query: 'something similar in Chile?', prev: ['tell me about Sarek'] }, context)
  assert.match(like.answer, /in Chile like Sarek/)
  for (const [before, query] of [
    ['tell me about Sarek', 'something comparable in Chile?'],
    ['tell me about Sarek', 'any comparable places in Chile?'],
    ['erzähl mir von Sarek', 'etwas Vergleichbares in Chile?'],
    ['parle-moi de Sarek', 'quelque chose de comparable au Chili ?'],
    ['háblame de Sarek', '¿algo comparable en Chile?'],
    ['parlami di Sarek', 'qualcosa di paragonabile in Cile?'],
  ] as const)
    assert.deepEqual(ask({ query, prev: [before] }, context).docs, like.docs, query)
})
