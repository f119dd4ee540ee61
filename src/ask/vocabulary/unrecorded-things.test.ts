import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('a thing that nothing is recorded with is named as a whole, and no word of it asks for something else', () => {
  for (const [query, thing] of [
    ['forests without any ski lift nearby', 'ski lift'],
    ['quiet lakes far from ski resorts', 'ski resorts'],
    ['quiet parks without a beer garden', 'beer garden'],
    ['beaches without a beach bar', 'beach bar'],
    ['forests without forest fires', 'forest fires'],
    ['quiet lakes in Sweden with no swimming pools', 'swimming pools'],
    ['Wälder ohne Skilift', 'Skilift'],
    ['ruhige Seen ohne Seilbahn', 'Seilbahn'],
    ['forêts sans remontées mécaniques', 'remontées mécaniques'],
    ['lacs calmes sans téléphérique', 'téléphérique'],
    ['bosques sin telesilla', 'telesilla'],
    ['lagos tranquilos sin piscina', 'piscina'],
    ['boschi senza impianti di risalita', 'impianti di risalita'],
    ['laghi tranquilli senza funivia', 'funivia'],
  ] as const) {
    const { notApplied, activities, without, fire, tags } = ask({ query }, context).understood
    assert.ok(
      notApplied.some(phrase => phrase.includes(thing)),
      `${query}: ${notApplied.join()}`,
    )
    assert.deepEqual([activities, without, fire, tags.length], [[], [], null, 1], query)
  }
})
