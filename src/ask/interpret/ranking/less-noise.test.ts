import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../../ask.ts'
import { contextOf, starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'

const starter = await starterContext()
const named = starterSpots().filter(({ name }) => /^(Sarek|Rondane|Muttos)$/.test(name))
const sarek = named.find(({ name }) => name === 'Sarek')
/** Three computed spots: roads give 40 dB at Sarek and 25 dB elsewhere. */
const levelsByClass = ({ latitude }: Coordinates) => ({
  'road/primary': Math.abs(latitude - (sarek?.latitude ?? 0)) < 0.01 ? 40 : 25,
})
const spots = named.map(spot => ({ ...spot, ratedBy: 'model' as const, lden: 41, silenceRating: 4 }))
const context = { ...(await contextOf(spots)), levelsByClass }
const answer = (query: string) => ask({ query }, context).answer

test('which of named spots has less of a noise is told by that noise, not by their ratings', () => {
  for (const query of ['Which has less road noise, Sarek or Rondane?', 'Does Sarek have less road noise than Rondane?'])
    assert.equal(
      answer(query),
      'Roads give less noise at Rondane than at Sarek. Roads give about 40 dB at Sarek. Roads give about 25 dB at Rondane, which is very faint.',
      query,
    )
  assert.match(
    answer('Where am I less likely to hear cars, Sarek or Rondane?'),
    /^Roads give less noise at Rondane than at Sarek\./,
  )
  assert.match(
    answer('Which has more traffic noise, Sarek or Rondane?'),
    /^Roads give more noise at Sarek than at Rondane\./,
  )
  assert.match(
    answer('Which has the most road noise: Rondane, Sarek or Muttos?'),
    /^Roads give the most noise at Sarek\./,
  )
})

test('with a name that is not known nothing is compared, and it is said', () => {
  const { answer: said, understood } = ask({ query: 'Which has less traffic noise, Sarek or Langness?' }, context)
  assert.match(said, /^What is heard at "Langness" is not known here, so it cannot be compared\. /)
  assert.deepEqual(understood.notApplied, [])
})

test('of ratings that people gave nothing is concluded, and plain comparisons stay as they are', () => {
  const unknown = ask({ query: 'Which has less road noise, Sarek or Rondane?' }, starter).answer
  assert.match(unknown, /^Whether roads are heard at Sarek is not known/)
  assert.doesNotMatch(unknown, /quieter/)
  assert.match(ask({ query: 'Which is quieter, Sarek or Rondane?' }, starter).answer, /^Sarek is quieter than Rondane/)
})

test('which of two has fewer roads around is told by their noise', () => {
  for (const query of [
    'Which has fewer roads around, Sarek or Rondane?',
    'Which has fewer cars nearby, Sarek or Rondane?',
  ])
    assert.match(answer(query), /^Roads give less noise at Rondane than at Sarek\./, query)
  const { understood } = ask({ query: 'which has fewer roads nearby?', prev: ['Sarek or Rondane?'] }, context)
  assert.deepEqual(understood.notApplied, [])
})
