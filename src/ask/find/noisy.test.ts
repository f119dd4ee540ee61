import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterContext, starterSpots } from '../../../test/support/starter-context.ts'
import type { Explanation } from '../../silence/explanation.ts'
import { NOISY_BELOW } from '../../silence/rating.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const { index } = context
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context)

test('noisy spots are named, and said to be noisy, where nobody asks for quiet', () => {
  for (const [query, name] of [
    ['How many wheelchair-friendly spots are there in Australia, and which is quietest?', 'Kings Park'],
    ['which of them are free?', 'Pukekawa / Auckland Domain'],
    ['closest waterfall to Zagreb', 'Plitvička jezera'],
    ['Welche Nationalparks gibt es in Slowenien?', 'Triglav'],
    ['cascades en Croatie', 'Plitvička jezera'],
    ['cascadas en Croacia', 'Plitvička jezera'],
    ['cascate in Croazia', 'Plitvička jezera'],
  ] as const) {
    const { answer, docs } = answerTo(
      query,
      ...(query.includes('them') ? ['wheelchair accessible parks in New Zealand'] : []),
    )
    assert.ok(answer.includes(name), `${query}: ${answer}`)
    for (const doc of docs.filter(each => index.silenceRating(each) < NOISY_BELOW))
      assert.match(
        answer,
        /(noisy|laut|bruyant|ruidoso|rumoroso), (rated|Bewertung|note|puntuación|voto) 1/,
        `${query}: ${index.name(doc)}`,
      )
  }
})

test('where quiet is looked for, noisy spots stay behind those that are not, and are counted', () => {
  for (const query of ['the quietest garden with wheelchair access', 'der ruhigste rollstuhlgerechte Garten']) {
    const { answer, docs } = answerTo(query)
    assert.ok(
      docs.every(doc => index.silenceRating(doc) >= NOISY_BELOW),
      answer,
    )
    assert.match(answer, /noisy ones are not shown|laute Orte .* werden nicht gezeigt/)
  }
})

test('a line names no road where roads are not heard, as was asked', async () => {
  const spots = starterSpots().slice(0, 2)
  const road = { kind: 'road', class: 'primary', name: 'CG-2', levelDb: 15, distanceM: 5800, share: 0.9 } as const
  const explain = () =>
    ({
      dominant: [road],
      caps: [],
      rating: 5,
      lden: 18,
      band: [10, 24],
      method: 'model',
      confidence: 'high',
    }) as unknown as Explanation
  const computed = {
    ...(await contextOf(
      spots.map(spot => ({ ...spot, ratedBy: 'model' as const, lden: 18 })),
      explain,
    )),
    levelsByClass: () => ({ 'road/primary': 15 }),
  }
  for (const query of [
    'spots where no road is heard',
    'Orte ohne Straßenlärm',
    'lieux sans bruit de route',
    'sitios sin ruido de carretera',
    'luoghi senza rumore di strade',
  ]) {
    const { answer, docs } = ask({ query }, computed)
    assert.equal(docs.length, 2, query)
    assert.doesNotMatch(answer, /CG-2/, query)
  }
  for (const query of ['spots without aircraft noise', 'Orte ohne Fluglärm'])
    assert.match(ask({ query }, computed).answer, /CG-2/, query)
})
