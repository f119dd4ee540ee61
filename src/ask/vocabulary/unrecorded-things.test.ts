import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('electricity and Wi-Fi of a spot are both told as not known, and "Strom" is a river only where one lies at it', () => {
  const known = /not known|nicht bekannt|pas connu|no se sabe|non si sa/
  for (const [query, ...words] of [
    ['Is there electricity and wifi at Sarek?', 'electricity', 'wifi'],
    ['Is there a power outlet at Sarek?', 'power outlet'],
    ['Gibt es in Sarek Strom und WLAN?', 'strom', 'wlan'],
    ['Hat Sarek Strom?', 'strom'],
    ["Y a-t-il de l'électricité et du wifi à Sarek ?", 'électricité', 'wifi'],
    ['¿Hay electricidad y wifi en Sarek?', 'electricidad', 'wifi'],
    ["C'è elettricità e wifi a Sarek?", 'elettricità', 'wifi'],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    for (const word of words) assert.match(answer, new RegExp(`["„«“] ?${word}`), query)
    assert.match(answer, known, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  for (const query of ['ruhige Orte an einem großen Strom', 'ruhige Orte am Strom', 'ruhige Ströme'])
    assert.deepEqual(ask({ query }, context).understood.tags, ['river'], query)
  const huts = ask({ query: 'Wo gibt es Hütten mit Strom?' }, context).understood
  assert.deepEqual([huts.tags, huts.notApplied], [['hut'], ['mit Strom']])
})

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
