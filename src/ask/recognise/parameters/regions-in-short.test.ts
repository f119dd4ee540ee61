import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

const PLACES: readonly (readonly [string, string | undefined])[] = [
  ['quiet bay IoM no airport noise', 'the Isle of Man'],
  ['quiet bay IOM', 'the Isle of Man'],
  ['parks on the IoM', 'the Isle of Man'],
  ['ruhige Bucht IoM', 'the Isle of Man'],
  ['baie calme IoM', 'the Isle of Man'],
  ['bahía tranquila IoM', 'the Isle of Man'],
  ['baia tranquilla IoM', 'the Isle of Man'],
  ['lakes NZ', 'New Zealand'],
  ['quiet beach UAE', 'the United Arab Emirates'],
  ['lake PNG', 'Papua New Guinea'],
  ['lakes in KSA', 'Saudi Arabia'],
  ['forest NI quiet', 'Northern Ireland'],
  ['quiet lakes BC', 'British Columbia'],
  ['camping CH ruhig', 'Switzerland'],
  // Neither a year nor small words.
  ['lakes known since 500 BC', undefined],
  ['Seen am See', undefined],
]

for (const [query, place] of PLACES)
  test(`reads where in "${query}"`, () => {
    const { understood } = ask({ query }, context)
    assert.equal(understood.place?.name, place)
    if (place !== undefined) assert.deepEqual(understood.notApplied, [])
  })
