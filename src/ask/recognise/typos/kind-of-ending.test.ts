import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spotRecord } from '../../../../test/support/spots.ts'
import { contextOf } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const AT = { country: 'LI', latitude: 47.07, longitude: 9.61 } as const
const context = await contextOf([
  spotRecord('garden', { name: 'Klettergarten Naffkopf/Pfälzerhütte', tags: ['climbing'], ...AT }),
  spotRecord('peak', { name: 'Vorder Goldlochspitz', tags: ['peak'], ...AT, latitude: 47.09 }),
])

test('a summit by its ending is no other kind of spot with nearly that word in its name', () => {
  for (const query of ['Where is Naafkopf?', 'Wo liegt der Naafkopf?', 'quiet spots near Naafkopf']) {
    const { answer, docs, understood } = ask({ query }, context)
    assert.deepEqual([docs, understood.corrected], [[], []], `${query}: ${answer}`)
  }
})

test('spelled right, or of its kind, it is the spot', () => {
  assert.match(ask({ query: 'Where is Naffkopf?' }, context).answer, /Klettergarten Naffkopf/)
  assert.match(ask({ query: 'Where is Goldlochspiz?' }, context).answer, /Vorder Goldlochspitz/)
  assert.match(ask({ query: 'Where is Goldlocchspitz?' }, context).answer, /Vorder Goldlochspitz/)
})
