import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('a wish that no field holds, or a time, is named first, and the rest is answered', () => {
  for (const [query, named] of [
    ['a shelter I could sleep under', '"sleep under"'],
    ['quiet place to practise trumpet', '"practise trumpet"'],
    ['somewhere silent at dusk', '"at dusk"'],
    ['Wald, in dem ich Pilze sammeln kann', '„Pilze sammeln“'],
    ['eine Hütte, unter der ich schlafen könnte', '„unter“ und „schlafen“'],
    ['ruhig in der Morgendämmerung', '„in der Morgendämmerung“'],
    ['sonntags ruhig', '„sonntags“'],
    ['calme le dimanche', '« le dimanche »'],
    ['un endroit silencieux à l’aube', '« à l’aube »'],
    ['un endroit calme pour jouer du violon', '« jouer du violon »'],
    ['tranquilo los domingos', '«los domingos»'],
    ['bosque donde recoger setas', '«recoger setas»'],
    ['tranquillo la domenica', '«la domenica»'],
    ['bosco dove raccogliere funghi', '«raccogliere funghi»'],
  ] as const) {
    const { sentences, sources } = ask({ query }, context)
    assert.ok(sentences[0]?.includes(named), `${query}: ${sentences[0]}`)
    assert.ok(sources.length > 0, query)
  }
})

test('what is most of a question still decides', () => {
  for (const query of ['desert eagle pistol', 'mountain bike repair kit', 'a forest where I can dump paint cans'])
    assert.deepEqual(ask({ query }, context).sources, [], query)
})

test('a village called after a day is one behind "in"', () => {
  assert.match(ask({ query: 'Wald in Sonntag' }, context).answer, /Sonntag \(Österreich\)/)
  assert.doesNotMatch(ask({ query: 'Ruhiger Wald am Sonntag in Bayern' }, context).answer, /Sonntag \(Österreich\)/)
})
