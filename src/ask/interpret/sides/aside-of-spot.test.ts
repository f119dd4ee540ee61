import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('whether something is near one spot is no wish of another kind in another country, in each language', () => {
  for (const [best, aside, query] of [
    ['the quietest lake in Slovenia', 'is there a hut nearby?', 'and forests in Poland?'],
    ['der ruhigste See in Slowenien', 'gibt es eine Hütte daneben?', 'und gibt es in Polen Wälder?'],
    ['le lac le plus calme de Slovénie', 'il y a un refuge à côté ?', 'et en Pologne y a des forêts ?'],
    ['¿cuál es el lago más tranquilo de Eslovenia?', '¿hay un refugio cerca?', '¿y hay bosques en Polonia?'],
    ['il lago più tranquillo della Slovenia', "c'è un rifugio vicino?", 'e in Polonia ci sono foreste?'],
  ] as const) {
    const { understood } = after(query, best, aside)
    assert.deepEqual([understood.tags, understood.relaxed], [['forest'], []], query)
    assert.ok(understood.place && /Poland/.test(understood.place.name), query)
  }
})

test('what narrows what is near that spot goes on with it, as does the same elsewhere', () => {
  const turns = ['the quietest lake in Slovenia', 'is there a hut nearby?']
  assert.deepEqual(after('with a spring', ...turns).understood.tags, ['hut', 'spring'])
  assert.deepEqual(after('and in Austria?', ...turns).understood.tags, ['hut'])
  assert.deepEqual(after('and lakes in Austria?', 'forests with a hut in Poland').understood.tags.includes('hut'), true)
})
