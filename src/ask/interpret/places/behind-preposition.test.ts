import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('an everyday word behind "im" or "am" is no unknown place: it is named, and the rest answered', () => {
  for (const [query, word] of [
    ['Vogelstimmen ohne Flugzeuge am Himmel', 'Himmel'],
    ['ruhige Plätze am Himmel', 'am Himmel'],
    ['Wald im Schatten', 'Schatten'],
    ['Stille im Kopf', 'Kopf'],
    ['Wandern am Stück', 'am Stück'],
  ] as const) {
    const { answer, understood, sources } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, [word], answer)
    assert.doesNotMatch(answer, /Ein Ort namens/, query)
    assert.equal(sources.length, 5, query)
  }
})

test('a name there is one, also where English has it as a word', () => {
  for (const [query, name] of [
    ['ruhige Orte am Broadway', 'Broadway'],
    ['ruhige Orte im Xyztal', 'Xyztal'],
    ['ruhige Orte am Himmelsee', 'Himmelsee'],
    ['ruhige Orte in Ruritanien', 'Ruritanien'],
  ] as const) {
    const { answer, sources } = ask({ query }, context)
    assert.ok(answer.startsWith(`Ein Ort namens „${name}“ ist hier nicht bekannt`), answer)
    assert.deepEqual(sources, [], query)
  }
  assert.equal(ask({ query: 'ruhige Orte am Rhein' }, context).understood.place?.name, 'the Rhine')
})

test('in the midst of a wood is in it, and asks for no average', () => {
  for (const query of ['un lago en medio del bosque', 'ein See mitten im Wald', 'un lac au milieu de la forêt']) {
    const { kind, tags } = ask({ query }, context).understood
    assert.deepEqual([kind, tags.toSorted()], ['find', ['forest', 'lake']], query)
  }
})
