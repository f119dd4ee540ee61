import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const sourcesOf = (query: string) => ask({ query }, context).sources.map(({ title }) => title)

test('"and are near water" goes on with what is looked for, and asks no second question', () => {
  for (const [query, same] of [
    ['Which spots allow open fires and are near water?', 'spots near water where fires are allowed'],
    ['Which spots allow camping and are by a river?', 'spots by a river where you can camp'],
    ['which spots are free and are in Norway?', 'free spots in Norway'],
    ['Welche Orte erlauben Camping und liegen an einem See?', 'Seen mit Camping'],
  ] as const) {
    assert.ok(sourcesOf(same).length > 0)
    assert.deepEqual(sourcesOf(query), sourcesOf(same), query)
  }
  assert.match(
    ask({ query: 'Is Sarek quiet and is it in Norway?' }, context).answer,
    /No, Sarek is in Sweden|not in Norway/,
  )
})
