import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'
import { fusedForms } from './fused-prepositions.ts'

const starter = await starterContext()

test('a phrase is known with each article that its last word takes up', () => {
  const near = (said: string[]) => ({ english: 'near', said })
  assert.deepEqual(fusedForms(near(['nicht weit von', 'bei', 'in der Nähe']), 'de'), ['nicht weit vom'])
  assert.deepEqual(fusedForms(near(['cerca de']), 'es'), ['cerca del'])
  assert.deepEqual(fusedForms(near(['près de']), 'fr'), ['près du', 'près des', 'près d'])
  assert.deepEqual(fusedForms({ english: 'tell me about', said: ['parle moi de'] }, 'fr').at(1), 'parle moi des')
  assert.deepEqual(fusedForms({ english: 'tell me about', said: ['info su'] }, 'it').length, 7)
  assert.deepEqual(fusedForms({ english: 'more', said: ['le plus de'] }, 'fr'), [])
})

test('what is not far from a lake is near it, and not far away', () => {
  for (const query of [
    'ruhige Orte nicht weit vom Bodensee',
    'ruhige Orte nicht allzu weit vom Bodensee',
    'ruhige Orte nur einen Katzensprung vom Bodensee',
    'lieux calmes à deux pas du lac de Constance',
    'lugares tranquilos a poca distancia del lago de Constanza',
    'posti tranquilli a poca distanza dal lago di Costanza',
  ]) {
    const { understood, answer } = ask({ query }, starter)
    assert.match(understood.place?.name ?? '', /Constance|Konstanz/, query)
    assert.deepEqual(understood.notApplied, [], query)
    assert.doesNotMatch(answer, /\d{3} (ruhige|lieux|lugares|luoghi)/, query)
  }
})
