import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const named = (query: string, prev: readonly string[]) => {
  const { answer, docs, understood } = ask({ query, prev }, context)
  assert.deepEqual(understood.notApplied, [], query)
  return { answer, spots: docs.map(doc => context.index.name(doc)) }
}

test('the difference between the two is that of the firsts of two orders that were asked for in turn', () => {
  for (const [query, prev] of [
    ['what is the difference between the two?', ['quietest lake in France', 'and the loudest?']],
    ['how do the two compare?', ['quietest lake in France', 'and the loudest?']],
    ['Was ist der Unterschied zwischen den beiden?', ['ruhigster See in Frankreich', 'und der lauteste?']],
    ['Quelle différence entre les deux ?', ['le lac le plus calme de France', 'et le plus bruyant ?']],
    ['¿Qué diferencia hay entre los dos?', ['el lago más tranquilo de Francia', '¿y el más ruidoso?']],
    ["Che differenza c'è tra i due?", ['il lago più tranquillo della Francia', 'e il più rumoroso?']],
  ] as const) {
    const { answer, spots } = named(query, prev)
    assert.deepEqual(spots, ['Mercantour', 'Bois de Vincennes'], `${query}: ${answer}`)
    assert.match(answer, /2[.,]9/, query)
  }
})

test('which of the two is quieter, and how far apart they are, is asked of those firsts', () => {
  for (const [query, prev] of [
    ['which of the two is quieter?', ['quietest lake in France', 'and in Italy?']],
    ['welcher von den beiden ist leiser?', ['ruhigster See in Frankreich', 'und in Italien?']],
    ['lequel des deux est le plus calme ?', ['le lac le plus calme de France', 'et en Italie ?']],
  ] as const)
    assert.deepEqual(named(query, prev).spots, ['Mercantour', 'Lago di Braies'], query)
  assert.match(
    named('how far apart are the two?', ['quietest lake in France', 'and the loudest?']).answer,
    /645 km from Bois de Vincennes/,
  )
})

test('behind one order alone, or two with the same first, it stays a question about the list', () => {
  const one = named('which of the two is quieter?', ['quietest lakes in France'])
  assert.equal(one.spots[0], 'Mercantour')
  assert.deepEqual(named("what's the difference between them?", ['lakes in Sweden']).spots, ['Tiveden', 'Tyresta'])
})
