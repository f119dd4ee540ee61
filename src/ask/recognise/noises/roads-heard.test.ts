import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

for (const query of [
  'can one hear the CG-2 at Estany Mort?',
  'Is the CG-2 heard at Estany Mort?',
  'How loud is the CG-2 at Estany Mort?',
  'Hört man am Estany Mort die CG-2?',
  'Entend-on la CG-2 à l’Estany Mort ?',
  '¿Se oye la CG-2 en Estany Mort?',
  'Si sente la CG-2 a Estany Mort?',
])
  test(`tells the roads that are heard where one is asked about: "${query}"`, { skip }, () => {
    if (!known) return
    const { answer, understood } = ask({ query }, known.context)
    assert.match(answer, /CG-2,[^()]* \(28 dB\)/)
    assert.deepEqual(understood.notApplied, [])
  })

test('names a road that spots are looked for without as not applied', { skip }, () => {
  if (!known) return
  const { understood } = ask({ query: 'lakes in Andorra where you cannot hear the CG-2' }, known.context)
  assert.deepEqual(understood.notApplied, ['the CG-2'])
})
