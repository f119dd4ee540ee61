import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const titles = (query: string, ...prev: readonly string[]) =>
  ask({ query, prev }, context).sources.map(({ title }) => title)

test('the one behind the closest, or behind the quietest, is the second of that order, in every language', () => {
  for (const [first, ...queries] of [
    ['nearest lake to Ljubljana', 'and the one after that?', 'the next one?'],
    ['nächster See bei Ljubljana', 'und der nächste?', 'und der danach?'],
    ['le lac le plus proche de Ljubljana', 'et le suivant ?', 'le prochain ?'],
    ['el lago más cercano a Liubliana', '¿y el siguiente?', '¿y el próximo?'],
    ['il lago più vicino a Lubiana', 'e il successivo?', 'e il prossimo?'],
  ] as const)
    for (const query of queries) {
      assert.equal(titles(query, first)[0], 'Maksimir', query)
      assert.equal(titles(query, first, query)[0], 'Plitvička jezera', query)
    }
  const [, second] = titles('quietest lake in Europe')
  assert.equal(titles('and the one after that?', 'quietest lake in Europe')[0], second)
})

test('the closest of another question stays the closest', () => {
  assert.equal(titles('der nächste See bei Berlin', 'Seen in Schweden')[0], titles('der nächste See bei Berlin')[0])
  assert.deepEqual(titles('the next one', 'lakes in Slovenia'), [])
})
