import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pick, seededRandom } from '../../../../test/support/random.ts'
import { contextOf, starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'
import type { Condition, Test } from '../../query.ts'
import { unknownOf } from './unknown-facts.ts'

const FACTS: [Test, ...Test[]] = [
  { on: 'access', access: 'free' },
  { on: 'access', access: 'paid' },
  { on: 'fire', fire: 'allowed' },
  { on: 'fire', fire: 'prohibited' },
]
const plain = (test: Test): Condition => ({ ...test, isNegated: false, said: '' })

test('it is not known of those that nothing known keeps out, and of which something that is asked is not recorded', async () => {
  const { index } = await starterContext()
  const random = seededRandom(5)
  for (let round = 0; round < 60; round++) {
    const min = pick(random, [1, 3, 4])
    const facts = [pick(random, FACTS), ...(random() < 0.5 ? [pick(random, FACTS)] : [])]
    const spots = starterSpots().filter(({ silenceRating }) => (silenceRating ?? 0) >= min)
    const holds = ({ accessStatus, fireStatus }: (typeof spots)[number]) =>
      facts.map(fact => {
        const [asked, recorded] =
          fact.on === 'access' ? [fact.access, accessStatus] : [fact.on === 'fire' && fact.fire, fireStatus]
        return recorded === null ? null : recorded === asked
      })
    const open = spots.filter(spot => !holds(spot).includes(false) && holds(spot).includes(null))
    const rating: Test = { on: 'rating', min, max: null, shown: '', quality: null }
    assert.equal(unknownOf([rating, ...facts].map(plain), index), open.length, JSON.stringify([min, facts]))
  }
})

test('a count tells of how many it is not known, in each language', async () => {
  const spots = starterSpots()
    .filter(({ tags }) => tags.includes('lake'))
    .slice(0, 6)
    .map((spot, at) => ({ ...spot, accessStatus: at === 0 ? ('paid' as const) : null }))
  const context = await contextOf(spots)
  for (const [query, says] of [
    ['How many lakes are free?', /^The catalogue has 0 lakes with free access\. Of 5 more it is not known\./],
    ['Wie viele kostenlose Seen gibt es?', / 0 Seen .*Bei 5 weiteren Orten ist es nicht bekannt\./],
    ['Combien de lacs gratuits y a-t-il ?', / 0 lacs .*Pour 5 autres, ce n’est pas connu\./],
    ['¿Cuántos lagos gratis hay?', / 0 lagos .*De 5 más no se sabe\./],
    ['Quanti laghi gratis ci sono?', / 0 laghi .*Di altri 5 luoghi non si sa\./],
    ['How many lakes have paid access?', /^The catalogue has 1 lake .*Of 5 more it is not known\./],
  ] as const)
    assert.match(ask({ query, prev: [] }, context).answer, says, query)
})
