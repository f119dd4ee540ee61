import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('words of contempt are named, and the rest is answered, in each language', () => {
  for (const [query, named] of [
    ['What is the loudest crappiest dump in Germany lol', ['crappiest dump']],
    ['gimme some fucking quiet lake in Norway', ['fucking']],
    ['Was ist der beschissenste laute Ort in Deutschland haha', ['beschissenste']],
    ["quel est le lieu le plus merdique d'Allemagne mdr", ['plus merdique']],
    ['el lago más cutre de Noruega jaja', ['más cutre']],
    ['il lago più schifoso della Norvegia ahah', ['più schifoso']],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, named, query)
    assert.notEqual(understood.kind, 'not understood', query)
    assert.ok(answer.includes(named[0]), query)
  }
})

test('laughter and exclamations ask for nothing; a dump alone may be meant', () => {
  const { understood } = ask({ query: 'omg whats the quietest lake in norway haha pls xd' }, context)
  assert.deepEqual(understood.notApplied, [])
  assert.equal(ask({ query: 'Is there a dump in Vaduz?' }, context).understood.kind, 'not understood')
  assert.match(ask({ query: 'How quiet is Bled?' }, context).answer, /Bled/)
})
