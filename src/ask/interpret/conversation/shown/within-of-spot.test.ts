import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const SPOTS = ['Sarek', 'Wicken Fen', 'Hainich', 'Rondane']

/** What is looked for behind a spot, within N kilometres of it. */
const TURNS = [
  'anything quieter within N km?',
  'anything noisier within N km?',
  'anything cheaper within N km?',
  'a forest within N km?',
  'and a free lake within N km?',
  'is there a campsite within N km?',
  'what else is there within N km?',
  'gibt es etwas Ruhigeres im Umkreis von N km?',
  'gibt es etwas Lauteres im Umkreis von N km?',
  'und ein Wald im Umkreis von N km?',
  'et plus calme à moins de N km ?',
  'et une forêt à moins de N km ?',
  '¿y algo más tranquilo a menos de N km?',
  '¿y un bosque a menos de N km?',
  'e qualcosa di più tranquillo entro N km?',
  'e una foresta entro N km?',
]

test('a distance behind a spot is kept or named as not applied, whatever is looked for', () => {
  const dropped = SPOTS.flatMap(spot =>
    TURNS.flatMap(turn => {
      const query = turn.replace('N', '130')
      const { understood, docs } = ask({ query, prev: [`how quiet is ${spot}?`] }, context)
      const isKept = understood.withinKm === 130 || understood.notApplied.some(words => words.includes('130'))
      return isKept ? [] : [`${spot}, ${query}: ${docs.length}`]
    }),
  )
  assert.deepEqual(dropped, [])
})
