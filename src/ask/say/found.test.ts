import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterContext, starterSpots } from '../../../test/support/starter-context.ts'
import type { Explanation } from '../../silence/explanation.ts'
import type { SpotRecord } from '../../spots/spot.ts'
import { ask } from '../ask.ts'

const [base] = starterSpots()
const spotOf = (id: string, fields: Partial<SpotRecord>): SpotRecord => {
  assert.ok(base)
  return {
    ...base,
    id,
    slug: id,
    description: null,
    tags: ['lake'],
    activities: [],
    accessStatus: null,
    fireStatus: null,
    sceneryType: 'lake',
    transportation: null,
    country: 'AD',
    place: 'Ordino',
    ...fields,
  }
}
const NOISE: Explanation = {
  rating: 4.6,
  lden: 24,
  levels: null,
  band: [4, 5],
  confidence: 'high',
  method: 'SR-1.1',
  words: 'very quiet',
  dominant: [{ kind: 'works', class: 'retail', name: null, distanceM: 0, levelDb: 22, share: 0.9 }],
  caps: [],
  caveats: [],
}
const answerTo = async (query: string, spots: readonly SpotRecord[]) =>
  ask({ query }, await contextOf(spots, () => NOISE)).answer
const doubtful = { silenceRating: 5, confidence: 'low', ratedBy: 'model' } as const

test('no answer names a rating of low confidence flat', async () => {
  const spots = ['A', 'B', 'C'].map(name =>
    spotOf(name, { ...doubtful, name: `Estany ${name}`, latitude: 42.5 + name.charCodeAt(0) / 1000 }),
  )
  for (const query of [
    'lakes',
    'lakes in Andorra',
    'quietest lake',
    'how many lakes',
    'closest lake to Andorra la Vella',
    'lake near Andorra la Vella',
    'a free lake near Barcelona',
    'tell me about Estany A',
    'how quiet is Estany A',
    'is Estany A quieter than Estany B',
    'Estany A, Estany B or Estany C: which is quieter',
    'why is Estany A rated 5',
  ]) {
    const answer = await answerTo(query, spots)
    assert.match(answer, /~5\.0, low confidence/, `${query}: ${answer}`)
    const flat = answer.replaceAll(/~5\.0, low confidence/g, '').replaceAll(/band from .*?\)/g, '')
    assert.doesNotMatch(flat, /5\.0/, `${query}: ${answer}`)
  }
})

test('spots of one name and place are told apart', async () => {
  const spots = [42.46, 42.47].map((latitude, at) => spotOf(`p${at}`, { name: 'Estanys de Perafita', latitude }))
  const answer = await answerTo('lakes in Andorra', spots)
  assert.match(answer, /\n- Estanys de Perafita \(Ordino, Andorra, at 42\.46, [-\d.]+\): rated/)
  assert.match(answer, /\n- Estanys de Perafita \(Ordino, Andorra, at 42\.47, [-\d.]+\): rated/)
})

test('ties are told as ties', async () => {
  const spots = Array.from({ length: 7 }, (_, at) => spotOf(`t${at}`, { name: `Lake ${at}`, silenceRating: 4.5 }))
  assert.match(await answerTo('quietest lake in Andorra', spots), /\(rated 4\.5\); 6 others have the same rating\./)
  assert.match(await answerTo('lakes in Andorra', spots), /The 5 quietest \(2 more are rated as high as the last\):/)
})

test('a line says why it is quiet, how to get there, and which wish is known not to hold or not known', async () => {
  const spots = [
    spotOf('a', { name: 'Estany A', accessStatus: 'paid', transportation: 'Bus 3 from Ordino. Twice a day.' }),
    spotOf('b', { name: 'Estany B' }),
  ]
  const answer = await answerTo('lakes in Andorra with free access', spots)
  assert.match(
    answer,
    /^I found no lake in Andorra with free access\. Leaving out "free access", the catalogue has 2 lakes/,
  )
  assert.match(
    answer,
    /\n- Estany A \(Ordino, Andorra\): rated \d\.\d; only the shopping area, right there, is heard, and faintly; getting there: Bus 3 from Ordino; access is paid\./,
  )
  assert.match(answer, /\n- Estany B \(Ordino, Andorra\): .*; not known: free access\.$/)
})

test('how to get to the only spot is said once, in its line or behind its description', async () => {
  const spots = [spotOf('a', { name: 'Estany A', description: 'A deep lake.', transportation: 'Bus 3 from Ordino.' })]
  for (const query of ['lakes in Andorra', 'quietest lake in Andorra', 'lakes in Andorra with free access']) {
    const answer = await answerTo(query, spots)
    assert.equal(answer.match(/getting there: Bus 3/gi)?.length, 1, answer)
    assert.ok(answer.includes('A deep lake.'), answer)
  }
})

test('by how much a rating is missed stands before the list', async () => {
  const spots = [3.1, 2.9].map((silenceRating, at) => spotOf(`m${at}`, { name: `Estany ${at}`, silenceRating }))
  assert.match(
    await answerTo('lakes in Andorra rated 4.5 or better', spots),
    /Leaving out "rated 4\.5 or better" \(the highest rating: 3\.1\), the catalogue has 2 lakes in Andorra:\n- /,
  )
})

test('ties behind the last of a number that was asked for are told', async () => {
  const { answer } = ask({ query: 'The 6 quietest lakes' }, await starterContext())
  assert.match(answer, /^The 6 quietest lakes are \(\d+ more are rated as high as the last\):/)
})

test('what does not fit in a region is not looked for in the whole world', async () => {
  const context = await starterContext()
  const malta = ask({ query: 'The 3 quietest deserts in Malta' }, context)
  assert.match(malta.answer, /^I found no desert in Malta\. Leaving out "deserts", /)
  assert.ok(malta.docs.every(doc => context.index.storedFields(doc).country === 'MT'))
  const monaco = ask({ query: 'free lakes in Monaco' }, context)
  // Nothing at all lies there: the nearest are named as what they are.
  assert.match(
    monaco.answer,
    /^I found no lake in Monaco with free access\. The catalogue has 0 spots in Monaco\. The closest .* km from /,
  )
})
