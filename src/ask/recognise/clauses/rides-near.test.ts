import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('whether a bus goes near a spot is answered of that spot alone', () => {
  for (const query of [
    'Does a bus go anywhere near Nuuksio?',
    'Does any bus stop near Nuuksio?',
    'Is there a bus stop near Nuuksio?',
    'Can I get anywhere near Nuuksio by bus?',
    'Fährt ein Bus irgendwo in die Nähe von Nuuksio?',
    'Hält ein Bus in der Nähe von Nuuksio?',
    'Y a-t-il un bus qui passe près de Nuuksio ?',
    'Un bus passe-t-il près de Nuuksio ?',
    '¿Pasa algún autobús cerca de Nuuksio?',
    'Passa un autobus vicino a Nuuksio?',
  ]) {
    const { understood, sources, answer } = answerTo(query)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Nuuksio'],
      `${query}: ${answer}`,
    )
    assert.deepEqual([understood.kind, understood.notApplied], ['about', []], query)
  }
})

test('spots near a spot, near a town, and by bus without a question of one stay a search', () => {
  for (const query of [
    'Are there lakes near Nuuksio reachable by bus?',
    'Which spots near Nuuksio can I reach by bus?',
    'Is there anything near Nuuksio reachable by bus?',
    'anywhere near Nuuksio by bus',
    'Does a bus go anywhere near Helsinki?',
    '¿Qué lagos hay cerca de Nuuksio en autobús?',
  ])
    assert.notEqual(answerTo(query).understood.kind, 'about', query)
})
