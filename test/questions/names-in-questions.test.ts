// Whatever stands beside it in a question, the name of a spot is that spot.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'

const context = await starterContext()

/** Each with the name of any spot in it. */
const ASKED = [
  'Is X free?',
  'Does X have toilets?',
  'Hat X Toiletten?',
  'X a-t-il des toilettes ?',
  '¿Se puede acampar en X?',
  'Si può campeggiare a X?',
]

for (const frame of ASKED)
  test(`what stands beside the name of a spot is no part of it, nor of another name: ${frame}`, () => {
    const wrong = starterSpots().filter(({ id, name }) => {
      const { understood } = ask({ query: frame.replaceAll('X', () => name) }, context)
      return !understood.spots.some(spot => spot.id === id) || understood.notApplied.length > 0
    })
    assert.deepEqual(
      wrong.map(({ name }) => name),
      [],
    )
  })

test('the title of what no spot is called is unknown as a whole', () => {
  assert.match(ask({ query: 'How quiet is Lac de Nulle Part?' }, context).answer, /Lac de Nulle Part/)
})
