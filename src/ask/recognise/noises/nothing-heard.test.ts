import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const NORWEGIAN = new Set(ask({ query: 'all spots in Norway' }, context).sources.map(({ apiUrl }) => apiUrl))

test('where nothing is heard it is quiet, and no place is ruled out', () => {
  for (const query of [
    'where can i hear absolutely nothing in Norway',
    'a place where you hear next to nothing in Norway',
    'wo hört man absolut nichts in Norwegen',
    'où n’entend-on absolument rien en Norvège',
    'dónde no se oye absolutamente nada en Noruega',
    'dove non si sente proprio niente in Norvegia',
  ]) {
    const { understood, sources } = ask({ query }, context)
    assert.deepEqual([understood.minRating, understood.notApplied], [3.4, []], query)
    assert.ok(sources.length > 0 && sources.every(({ apiUrl }) => NORWEGIAN.has(apiUrl)), query)
  }
})

test('nothing that is wanted, or that is there, is ruled out as before', () => {
  const { sources } = ask({ query: 'forests but nothing in Norway please' }, context)
  assert.ok(sources.length > 0 && !sources.some(({ apiUrl }) => NORWEGIAN.has(apiUrl)))
  const { understood } = ask({ query: 'where can I hear nothing but birds in Norway' }, context)
  assert.ok(understood.applied.some(({ text }) => text === 'birds'))
})
