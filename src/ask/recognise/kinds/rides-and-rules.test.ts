import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understoodOf = (query: string) => ask({ query, prev: [] }, context).understood

test('whether a train goes there is asked of the way there; when it goes is not known', () => {
  for (const query of ['Fährt eine U-Bahn zum Englischen Garten?', 'Gibt es eine U-Bahn zum Englischen Garten?'])
    assert.deepEqual([understoodOf(query).aspect, understoodOf(query).notApplied], ['transport by', []], query)
  for (const query of ['Wann fährt die U-Bahn zum Englischen Garten?', 'Quand part le bus pour Gesäuse ?'])
    assert.equal(understoodOf(query).aspect, 'unknowable', query)
  assert.equal(
    understoodOf('Wann macht der Englische Garten auf und fährt da ne U-Bahn hin?').aspect,
    'unknowable, transport by',
  )
})

test('rules about fire are the fire status', () => {
  for (const query of [
    'What are the fire rules at Gesäuse?',
    'Wie sind die Feuerregeln in Gesäuse?',
    'Quelle est la règle du feu à Gesäuse ?',
    '¿Cuáles son las normas sobre fuego en Gesäuse?',
    'Quali sono le regole sul fuoco a Gesäuse?',
  ])
    assert.deepEqual([understoodOf(query).aspect, understoodOf(query).notApplied], ['fire', []], query)
})
