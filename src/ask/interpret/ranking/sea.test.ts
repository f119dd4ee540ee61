import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('how near the sea is, is said not to be known, and the spots asked about stay the same', () => {
  for (const [first, then] of [
    ['quiet lakes in Norway', 'the nearest to the sea of these'],
    ['lacs calmes en Norvège', 'le plus proche de la mer parmi eux'],
    ['ruhige Seen in Norwegen', 'welcher davon liegt am nächsten am Meer?'],
    ['lagos tranquilos en Noruega', '¿cuál está más cerca del mar?'],
    ['laghi tranquilli in Norvegia', 'quale è il più vicino al mare?'],
  ] as const) {
    const { docs } = ask({ query: first }, context)
    const answer = ask({ query: then, prev: [first] }, context)
    assert.match(
      answer.answer,
      /^(That is not known|Ce n’est pas connu|Das ist hier nicht bekannt|Eso no se sabe|Questo qui non si sa)/,
    )
    assert.deepEqual(new Set(answer.docs), new Set(docs), then)
  }
})

test('the coast itself is still looked for', () => {
  assert.deepEqual(ask({ query: 'quiet places near the sea' }, context).understood.tags, ['coast'])
  assert.equal(ask({ query: 'the nearest coastal spot to Rome' }, context).understood.kind, 'nearest')
})
