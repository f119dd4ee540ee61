import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../test/support/starter-context.ts'
import { ask } from './ask.ts'

const context = await starterContext()

test('a list is told by names alone, alone or beside what is looked for, in each language', () => {
  for (const [query, ...prev] of [
    ['names only', 'lakes in Sweden'],
    ['lakes in Sweden, just the names'],
    ['Seen in Schweden, nur die Namen'],
    ['seulement les noms', 'lacs en Suède'],
    ['solo los nombres', 'lagos en Suecia'],
    ['laghi in Svezia, soltanto i nomi'],
  ] as const) {
    const { answer, understood } = ask({ query, prev }, context)
    assert.match(answer, /:\n- Tiveden\n- Tyresta$/, query)
    assert.deepEqual([understood.tags, understood.notApplied], [['lake'], []], query)
  }
})

test('what is asked behind it is told as before', () => {
  const prev = ['lakes in Sweden', 'names only']
  assert.match(ask({ query: 'and in Norway', prev }, context).answer, /\n- Femundsmarka \(/)
})

test('where nothing is listed the words are named, and a question about names is none', () => {
  const { answer } = ask({ query: 'how quiet is Sarek, names only' }, context)
  assert.equal(answer, 'I could not take into account: "names only". Sarek is rated 5.0 (pristine).')
  assert.match(ask({ query: 'which names only exist in Sweden' }, context).answer, /\n- Sarek \(/)
})
