import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('how well somebody hears or feels is told, and no background noise is quiet, in each language', () => {
  for (const query of [
    'Ich hab seit Jahren Migräne, ein ruhiger See in Schweden',
    'ich bin schwerhörig, ein ruhiger See in Schweden',
    'je suis malentendante, un lac sans bruit de fond en Suède',
    'souffrant de migraine, je cherche un lac calme en Suède',
    'soy hipoacúsica, un lago sin ruido de fondo en Suecia',
    'un lago senza rumori di fondo in Svezia',
    'ein See ohne Hintergrundgeräusche in Schweden',
    'I am hard of hearing, a quiet lake in Sweden',
  ]) {
    const { docs, understood } = ask({ query }, context)
    assert.deepEqual(
      docs.map(doc => context.index.name(doc)),
      ['Tiveden'],
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a little of something is some of it, and no river', () => {
  const { place, notApplied } = ask({ query: "un bosco con un po' di silenzio in Svezia" }, context).understood
  assert.deepEqual([place?.name, notApplied], ['Sweden', []])
  assert.equal(ask({ query: 'posti tranquilli lungo il Po' }, context).understood.place?.name, 'the Po')
})

test('how many kilometres part two places is how far it is', () => {
  for (const query of [
    'Combien de kilomètres séparent Sarek de Kiruna ?',
    'Wie viele Kilometer trennen Sarek von Kiruna?',
    '¿Cuántos kilómetros separan Sarek de Kiruna?',
    'Quanti chilometri separano Sarek da Kiruna?',
    'How many kilometres separate Sarek from Kiruna?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /^Sarek .*127 km/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('what is somewhat like a spot is not told as if the likeness were left out', () => {
  for (const query of ['algo parecido a Monfragüe en Portugal', 'Something like Monfragüe in Portugal'])
    assert.doesNotMatch(ask({ query }, context).answer, /Leaving out|Sin la condición/, query)
})
