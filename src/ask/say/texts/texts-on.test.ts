import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('what no field records and the description speaks of is quoted, and no yes is made of it', () => {
  for (const [query, quoted] of [
    ['Is there a hut at Madidi?', 'community lodges keep the few trails.'],
    ['Are planes heard at Eureka Dunes?', 'Military flights pass; otherwise sand and ravens.'],
    ['Do you hear a motorway at Losiny Ostrov?', 'Motorway and trains hem it on all sides.'],
    ['Do you hear trains at Meiji Jingū no mori?', 'Trains murmur beyond the gravel.'],
    ['Is Morskie Oko crowded?', 'Crowds last from breakfast to dusk in every warm month.'],
    ['Do I need to book at Torres del Paine?', 'Refuge circuits are booked months ahead; the east side less.'],
    ['Hört man am Losiny Ostrov die Autobahn?', 'Motorway and trains hem it on all sides.'],
    ['Entend-on des avions à Eureka Dunes ?', 'Military flights pass; otherwise sand and ravens.'],
    ['¿Hay mucha gente en Morskie Oko?', 'Crowds last from breakfast to dusk in every warm month.'],
    ['Ci sono rifugi a Madidi?', 'community lodges keep the few trails.'],
  ] as const) {
    const answer = answerTo(query)
    assert.ok(answer.includes(quoted), `${query}: ${answer}`)
    assert.doesNotMatch(answer, /^(Yes|Ja|Oui|Sí|Sì)/, query)
  }
})

test('a word that is another thing is quoted for nothing', () => {
  for (const query of [
    'Do you hear planes at Vrelo Bosne?',
    'Do you hear cars at Takao-san?',
    'Are dogs allowed at Retezat?',
    'Is Białowieski Park Narodowy free?',
  ])
    assert.doesNotMatch(answerTo(query), /description/, query)
})

test('of a field that is recorded the field is told alone', () => {
  assert.match(answerTo('Does Vall de Sorteny have a hut?'), /^Yes, [^"]+$/)
})

test('how full a place is at a time is not known, whatever its description says of crowds', () => {
  for (const [query, told] of [
    ['Is Morskie Oko crowded in August?', 'Whether that holds "in August" is not known'],
    ['Ist Morskie Oko im August überlaufen?', 'Ob das auch „im August“ gilt, ist nicht bekannt'],
    ['Est-ce que Morskie Oko est bondé en août ?', 'On ne sait pas si cela vaut « en août »'],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.ok(answer.includes(told), `${query}: ${answer}`)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a sentence that speaks of two things asked is quoted once', () => {
  const answer = answerTo('Does Lake Louise have parking, and is it crowded?')
  assert.equal(answer.split('Parking fills before dawn').length, 2, answer)
})

test('noise of a spot that people rated is told at its coordinates where a map covers it, beside what its text says', async () => {
  const mapped = await contextOf(starterSpots(), undefined, () => ({
    rating: 5,
    lden: 26.2,
    levels: { day: 24, evening: 23, night: 20 },
    band: [4.6, 5],
    confidence: 'high',
    method: 'SR-1.1',
    words: 'pristine',
    dominant: [{ kind: 'road', class: 'trunk', name: 'CG-2', distanceM: 4300, levelDb: 26, share: 0.9 }],
    caps: [],
    caveats: [],
  }))
  const known = { ...mapped, levelsByClass: () => ({ 'road/trunk': 26 }) }
  const { answer } = ask({ query: 'Do you hear the road at Vall del Madriu?' }, known)
  assert.match(answer, /^Barely: roads give about 26 dB at Vall del Madriu.* trunk road CG-2, 4\.3 km away/)
  assert.match(answer, /computed at its coordinates.*roadless valley/)
})

test('in a list by noises that none was computed of, a description that speaks of them is quoted, and the noisy are counted', () => {
  assert.match(
    answerTo('forests in France without road noise'),
    /- Port-Cros[^\n]*its description says: "Steep wooded island without cars[^\n]*\n.*1 noisy one is not shown/s,
  )
  assert.match(answerTo('forêts en France sans bruit de route'), /- Port-Cros[^\n]*« Steep wooded island without cars/)
})
