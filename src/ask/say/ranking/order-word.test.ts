import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answer = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context).answer

test('the noisiest of quiet ones is called so, in every language: another may be noisier', () => {
  for (const [list, query, says] of [
    ['quiet lakes in Kazakhstan', 'which one is the loudest?', /^The noisiest quiet lake in Kazakhstan is Tengiz/],
    ['ruhige Seen in Kasachstan', 'welcher ist der lauteste?', /„ruhige Seen in Kasachstan“.*: Tengiz/],
    ['lacs calmes au Kazakhstan', 'lequel est le plus bruyant ?', /« lacs calmes au Kazakhstan » ?.*: Tengiz/],
    ['lagos tranquilos en Kazajistán', '¿cuál es el más ruidoso?', /«lagos tranquilos en Kazajistán».*: Tengiz/],
    ['laghi tranquilli in Kazakistan', 'qual è il più rumoroso?', /«laghi tranquilli in Kazakistan».*: Tengiz/],
  ] as const)
    assert.match(answer(query, list), says, query)
})

test('the quietest needs no "quiet", nor the noisiest "noisy"', () => {
  assert.match(answer('which is the quietest?', 'quiet forests in Sweden'), /^The quietest forest in Sweden is/)
  assert.match(answer('which is the loudest?', 'noisy spots in Germany'), /^The noisiest spot in Germany is/)
})
