import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const spots = starterSpots()
const context = await starterContext()
const answer = (query: string) => ask({ query }, context).answer
const mean = (ratings: readonly number[]) =>
  (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(2)
const of = (country: string) => spots.filter(spot => spot.country === country)
const ratings = (some: readonly { silenceRating: number }[]) => some.map(({ silenceRating }) => silenceRating)
const isLake = ({ tags, sceneryType }: (typeof spots)[number]) => tags.includes('lake') || sceneryType === 'lake'

test('a share is that of the spots that are known to meet it, and says of how many it is not known', () => {
  const free = spots.filter(({ accessStatus }) => accessStatus === 'free').length
  const unknown = spots.filter(({ accessStatus }) => accessStatus === null).length
  const said = answer('what share of spots is free?')
  assert.ok(
    said.startsWith(
      `Of ${spots.length} spots, ${free} are spots with free access: ${Math.round((100 * free) / spots.length)} %.`,
    ),
    said,
  )
  assert.ok(said.includes(`For ${unknown} of them it is not known.`), said)
})

test('averages are those of all spots, and two are compared', () => {
  const [italy, france] = [mean(ratings(of('IT'))), mean(ratings(of('FR')))]
  assert.ok(answer('average rating of Italy').includes(`rated ${italy} on average`))
  const said = answer('is Italy quieter than France?')
  const yes = Number(italy) > Number(france) ? 'Yes, Italy is quieter' : 'No, France is quieter'
  assert.ok(said.startsWith(yes), said)
  assert.ok(said.includes(`: ${[italy, france].toSorted().toReversed().join(' against ')}.`), said)
})

test('the country with the most is the one that has most of them', () => {
  const counts = Map.groupBy(spots.filter(isLake), ({ country }) => country)
  const most = [...counts].toSorted((a, b) => b[1].length - a[1].length)[0]
  assert.equal(most?.[0], 'US')
  assert.match(
    answer('which country has the most lakes?'),
    new RegExp(`^The United States has the most lakes: ${most?.[1].length}\\.`),
  )
  const countries = new Set(spots.flatMap(({ country }) => country ?? [])).size
  assert.ok(
    answer('how many countries are in the catalogue?').startsWith(`The catalogue has spots in ${countries} countries`),
  )
})

test('more lakes are told by their number', () => {
  const [sweden, finland] = [of('SE').filter(isLake).length, of('FI').filter(isLake).length]
  assert.ok(finland > sweden)
  assert.match(
    answer('are there more lakes in Sweden or in Finland?'),
    new RegExp(`^Finland has more: ${finland} against ${sweden}`),
  )
})

test('a median is in the middle', () => {
  const sorted = ratings(spots).toSorted((a, b) => a - b)
  const middle = ((sorted[spots.length / 2 - 1] ?? 0) + (sorted[spots.length / 2] ?? 0)) / 2
  assert.ok(answer('what is the median rating?').includes(`rated ${middle.toFixed(2)} in the median`))
})
