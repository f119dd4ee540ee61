import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_EXTRACTS } from '../../../test/support/osm-samples.ts'
import { extractContext } from '../../../test/support/extract-context.ts'
import { distanceKm } from '../../geo/distance.ts'
import { ask } from '../ask.ts'

const extracts = await extractContext()
const VADUZ = { latitude: 47.14151, longitude: 9.52154 }

test('what is farther away than what was near lies beyond that distance, by rating where the quietest were asked for', t => {
  if (!extracts) return t.skip(NO_EXTRACTS)
  const { context, spots } = extracts
  const km = (doc: number) => distanceKm(VADUZ, context.index.spot(doc))
  const before = 'quietest spots within 5 km of Vaduz'
  for (const [query, from, to] of [
    ['further away', 5, Infinity],
    ['farther away, up to 10 km', 5, 10],
    ['further away, more than 10 km', 10, Infinity],
  ] as const) {
    const { docs, answer } = ask({ query, prev: [before] }, context)
    const best = spots
      .filter(spot => distanceKm(VADUZ, spot) > from && distanceKm(VADUZ, spot) <= to)
      .map(({ silenceRating }) => silenceRating)
    assert.ok(docs.length > 0, `${query}: ${answer}`)
    assert.ok(
      docs.every(doc => km(doc) > from && km(doc) <= to),
      `${query}: ${answer}`,
    )
    assert.equal(context.index.silenceRating(docs[0] ?? -1), Math.max(...best), `${query}: ${answer}`)
    const alike = best.filter(rating => rating === Math.max(...best)).length - 1
    const told = /(\d+) others? ha/.exec(answer)
    if (told) assert.equal(Number(told[1]), alike, `${query}: ${answer}`)
  }
})
