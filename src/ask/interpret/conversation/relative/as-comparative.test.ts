import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('"one that is quieter" behind a list is quieter than its first, which is not told again', () => {
  for (const [before, query] of [
    ['laghi in Svezia', "ce n'è uno più silenzioso?"],
    ['laghi in Svezia', 'un lago più tranquillo?'],
    ['lagos en Suecia', '¿hay alguno más tranquilo?'],
    ['lagos en Suecia', '¿uno más silencioso?'],
    ['lagos en Suecia', '¿otro más tranquilo?'],
    ['lacs en Suède', 'y a-t-il un lac plus calme ?'],
    ['lacs en Suède', 'un plus calme ?'],
    ['Seen in Schweden', 'gibt es einen ruhigeren?'],
    ['lakes in Sweden', 'is there a quieter one?'],
  ] as const) {
    const { understood, docs } = ask({ query, prev: [before] }, context)
    assert.deepEqual([docs, understood.relaxed, understood.notApplied], [[], [], []], query)
  }
})

test('the quietest of a list stays the first of it', () => {
  for (const [before, query] of [
    ['laghi in Svezia', 'qual è il più tranquillo?'],
    ['lagos en Suecia', '¿cuál es el más tranquilo?'],
    ['lacs en Suède', 'le plus calme ?'],
  ] as const)
    assert.deepEqual(ask({ query, prev: [before] }, context).understood.relaxed, [], query)
})

test('which places are quieter within a distance, behind one spot, are quieter than that', () => {
  for (const [spot, query] of [
    ['Parlami di Val Grande', 'quali posti sono più tranquilli entro 300 km?'],
    ['parlez-moi de Val Grande', 'quels endroits sont plus calmes à moins de 300 km ?'],
    ['háblame de Val Grande', '¿qué lugares son más tranquilos a menos de 300 km?'],
    ['Wie ruhig ist Val Grande?', 'welche Orte sind ruhiger im Umkreis von 300 km?'],
  ] as const) {
    const { docs, understood } = ask({ query, prev: [spot] }, context)
    assert.deepEqual(understood.notApplied, [], query)
    assert.deepEqual(
      docs.map(doc => context.index.name(doc)),
      ['Plaun la Greina'],
      query,
    )
  }
  const best = ask(
    { query: 'quali sono i posti più tranquilli entro 300 km?', prev: ['Parlami di Val Grande'] },
    context,
  )
  assert.equal(best.docs.length, 5)
})
