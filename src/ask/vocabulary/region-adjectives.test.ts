import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { regionsNamed } from '../../index/regions/regions.ts'
import { ask } from '../ask.ts'
import { readInContext } from '../interpret/conversation/follow-up.ts'
import { REGION_ADJECTIVES } from './region-adjectives.ts'

const context = await starterContext()
const titled = (text: string) => text.replaceAll(/(^| )\p{L}/gu, letter => letter.toUpperCase())
const SENTENCES = {
  en: (adjective: string) => `a quiet ${titled(adjective)} valley`,
  de: (adjective: string) => `ruhige ${adjective.endsWith('isch') ? `${adjective}e` : titled(adjective)} Wälder`,
  fr: (adjective: string) => `un lac ${adjective} tranquille`,
  es: (adjective: string) => `un lago ${adjective} tranquilo`,
  it: (adjective: string) => `un lago ${adjective} tranquillo`,
} as const

test('the adjective of a region is the region, in each language', () => {
  for (const row of REGION_ADJECTIVES) {
    const [region] = regionsNamed(row.region)
    assert.ok(region, row.region)
    for (const language of ['en', 'de', 'fr', 'es', 'it'] as const) {
      for (const adjective of row[language]) {
        const asked = SENTENCES[language](adjective)
        const { query, account } = readInContext(asked, [], context)
        const places = query.conditions.flatMap(condition => ('places' in condition ? condition.places : []))
        assert.deepEqual(
          places.map(place => place.region),
          [region],
          asked,
        )
        assert.deepEqual(account.notApplied, [], asked)
      }
    }
  }
})

test('an adjective that is not known is said, and no place is called by one', () => {
  for (const [query, said] of [
    ['a Ruritanian forest', /^I could not take into account: "Ruritanian"/],
    ['ruritanische Wälder', /^Nicht berücksichtigen konnte ich: „ruritanische“/],
    ['une forêt ruritanienne', /^Je n’ai pas pu tenir compte de : « ruritanienne »/],
    ['Tiroler Seen', /in Tyrol“/],
    ['nordfriesische Orte', /in North Frisian Islands/],
  ] as const)
    assert.match(ask({ query }, context).answer, said, query)
})

test('German declines the names of regions', () => {
  for (const [query, name] of [
    ['Orte im Bayerischen Wald', 'the Bavarian Forest'],
    ['Wege des Bayerischen Waldes', 'the Bavarian Forest'],
    ['bayerischer Wald', 'the Bavarian Forest'],
    ['Orte im Thüringer Wald', 'the Thuringian Forest'],
    ['Orte in der Sächsischen Schweiz', 'Saxon Switzerland'],
    ['Inseln im Roten Meer', 'the Red Sea'],
    ['Orte an den Großen Seen', 'the Great Lakes'],
    ['Orte auf den Kanarischen Inseln', 'the Canary Islands'],
    ['Orte in den Hohen Tauern', 'the Hohe Tauern'],
  ] as const)
    assert.equal(ask({ query }, context).understood.place?.name, name, query)
  assert.equal(ask({ query: 'große Seen in Norwegen' }, context).understood.place?.name, 'Norway')
})
