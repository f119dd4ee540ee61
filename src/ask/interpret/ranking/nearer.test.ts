import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { distanceKm } from '../../../geo/distance.ts'
import { settlements } from '../../gazetteer/settlements.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const largest = (name: string) =>
  settlements()
    .named(name)
    .toSorted((a, b) => b.population - a.population)[0] ?? assert.fail(name)

test('"closer to Vienna than to Prague" finds what lies nearer to the first, in each language', () => {
  const [vienna, prague] = [largest('vienna'), largest('prague')]
  const forests = starterSpots().filter(({ tags, sceneryType }) => tags.includes('forest') || sceneryType === 'forest')
  const count = forests.filter(spot => distanceKm(spot, vienna) < distanceKm(spot, prague)).length
  for (const query of [
    'forests closer to Vienna than to Prague',
    'forests farther from Prague than from Vienna',
    'Wälder näher an Wien als an Prag',
    'forêts plus proches de Vienne que de Prague',
    'bosques más cerca de Viena que de Praga',
    'boschi più vicini a Vienna che a Praga',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, new RegExp(`\\b${count}\\b`), `${query}: ${answer}`)
    assert.deepEqual([understood.kind, understood.notApplied], ['find', []], query)
  }
})

test('a spot is compared by its distance from both, and two spots by distance when that is asked for', () => {
  const answer = (query: string) => ask({ query }, context).answer
  assert.match(answer('is Sarek closer to Kiruna than to Narvik'), /^Sarek is closer to Kiruna: 127 km/)
  assert.match(
    answer('compare Sarek and Abisko by distance to Kiruna'),
    /^Abisko is closer to Kiruna than Sarek: 83 km/,
  )
  for (const query of [
    'Wie weit ist Abisko von Kiruna entfernt?',
    'À quelle distance est Abisko de Kiruna ?',
    '¿A qué distancia está Abisko de Kiruna?',
    'Quanto dista Abisko da Kiruna?',
  ])
    assert.match(answer(query), /83 km .*Kiruna|83 km de Kiruna|83 km da Kiruna/, query)
})

test('a spot that is named as not wanted is never shown, whatever is given up', () => {
  for (const query of [
    'quiet lakes in Bavaria except Königssee',
    'ruhige Seen in Bayern, nicht Königssee',
    'lacs calmes en Bavière sauf Königssee',
  ])
    assert.doesNotMatch(ask({ query }, context).answer, /\n- Königssee/, query)
})
