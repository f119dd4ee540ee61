import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, pick, seededRandom } from '../../../../../test/support/random.ts'
import { familySet, type NamedMember, NameKeys } from './name-keys.ts'

test('those of one name in a family come together, in their order, each once', () => {
  const random = seededRandom(2)
  const families = ['water', 'height', 'place'] as const
  const keys = new NameKeys<string>(families)
  const wanted = new Map<string, NamedMember[]>()
  for (let i = 0; i < 4000; i++) {
    for (let name = between(random, 0, 3); name > 0; name--) {
      const some = families.filter(() => random() < 0.5)
      const text = pick(random, ['', 'owl', `lake ${between(random, 0, 900)}`])
      const member = { i, isName: random() < 0.5 }
      keys.add(familySet(families, some), text, member)
      for (const family of some) {
        const known = wanted.get(`${family} ${text}`) ?? []
        if (known.at(-1)?.i !== i) known.push(member)
        wanted.set(`${family} ${text}`, known)
      }
    }
  }
  const found = Array.from(keys.groups(), ({ family, members }) => JSON.stringify([family, members]))
  const all = Array.from(wanted, ([key, members]) => JSON.stringify([key.split(' ')[0], members]))
  assert.deepEqual(found.sort(), all.sort())
})
