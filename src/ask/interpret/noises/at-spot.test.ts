import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../../ask.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'

const context = await starterContext()
const kindOf = (query: string) => ask({ query }, context).understood.kind

test('what is heard at a spot, and whether one can park there, is asked of that spot', () => {
  for (const query of [
    'Was hört man bei Sihlwald?',
    'Gibt es bei Sihlwald Verkehrslärm?',
    'Hört man bei Sihlwald Züge?',
    'Is there parking near Sihlwald?',
    'Does a bus stop close to Sihlwald?',
    'Gibt es einen Parkplatz bei Sihlwald?',
  ])
    assert.match(kindOf(query), /^(about|why)$/, query)
})

test('spots near a spot are looked for where they are asked for', () => {
  for (const query of [
    'Gibt es Seen bei Sihlwald?',
    'Are there lakes near Sihlwald with parking?',
    'Gibt es bei Sihlwald Orte ohne Verkehrslärm?',
  ])
    assert.doesNotMatch(kindOf(query), /^(about|why)$/, query)
})
