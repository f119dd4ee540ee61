import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { kilometresBeyond } from '../../../text/distance-words.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context).answer

test('what lies a little beyond a limit is told with a decimal, in each language', () => {
  assert.match(
    answerTo('Find me something like it within 200 km of there, but calmer.', 'Dark sky in Wales'),
    /200\.5 km/,
  )
  assert.match(answerTo('so etwas im Umkreis von 200 km davon, aber ruhiger', 'Sternenparks in Wales'), /200,5 km/)
})

test('of distances that round to no limit whole kilometres are told', () => {
  assert.deepEqual(
    [
      kilometresBeyond(200.46, [200]),
      kilometresBeyond(200.02, [200]),
      kilometresBeyond(231.4, [200]),
      kilometresBeyond(199.8, [200]),
    ],
    ['200.5 km', '200 km', '231 km', '200 km'],
  )
})
