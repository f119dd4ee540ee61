import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('"ok, now forests" looks for them where lakes were looked for, in each language', () => {
  const { docs } = after('forests in Sweden')
  for (const [before, ...queries] of [
    ['lakes in Sweden', 'ok, now forests', 'now forests please', 'and now forests?'],
    ['Seen in Schweden', 'okay, dann Wälder', 'ok, jetzt bitte Wälder', 'und jetzt Wälder'],
    ['lacs en Suède', 'bon, et des forêts ?', 'et des forêts ?', 'ok, maintenant des forêts'],
    ['lagos en Suecia', 'vale, ahora bosques', 'entonces bosques', '¿y ahora bosques?'],
    ['laghi in Svezia', 'ok, ora foreste', 'adesso foreste', 'e adesso delle foreste?'],
  ] as const)
    for (const query of queries) {
      const answer = after(query, before)
      assert.deepEqual(answer.docs, docs, query)
      assert.deepEqual(answer.understood.notApplied, [], query)
    }
})

test('with a place of their own they are looked for there, and "with forests" is said of the lakes', () => {
  const { docs } = after('forests in Norway')
  for (const [before, query] of [
    ['lakes in Sweden', 'now show me forests in Norway'],
    ['Seen in Schweden', 'dann zeig mir Wälder in Norwegen'],
    ['lagos en Suecia', 'ahora enséñame bosques en Noruega'],
  ] as const)
    assert.deepEqual(after(query, before).docs, docs, query)
  assert.match(after('and with forests', 'lakes in Sweden').answer, /lakes in Sweden with forest/)
})
