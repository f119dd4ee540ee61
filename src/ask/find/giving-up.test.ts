import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { distanceKm } from '../../geo/distance.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const { index } = context
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context)
const namesOf = (docs: readonly number[]) => docs.map(doc => index.name(doc))

test('what the question is about stays, and quiet or remoteness go', () => {
  for (const [query, relaxed, ...names] of [
    ['Where can I swim in a quiet lake in Germany?', 'quiet', 'Grunewald', 'Müritz-Nationalpark'],
    ['In welchem ruhigen See in Deutschland kann man schwimmen?', 'quiet', 'Grunewald', 'Müritz-Nationalpark'],
    ['¿En qué lago tranquilo de Alemania se puede nadar?', 'quiet', 'Grunewald', 'Müritz-Nationalpark'],
    [
      'bird hides in Scandinavia far from roads',
      'far from roads',
      'Store Mosse',
      'Sarek',
      'Øvre Dividal',
      'Femundsmarka',
    ],
    ['quiet parks in Paris', 'quiet', 'Bois de Vincennes'],
    ['parcs calmes à Paris', 'quiet', 'Bois de Vincennes'],
    ['parchi tranquilli a Parigi', 'quiet', 'Bois de Vincennes'],
  ] as const) {
    const { answer, docs, understood } = answerTo(query)
    assert.deepEqual([namesOf(docs), understood.relaxed], [names, [relaxed]], `${query}: ${answer}`)
  }
})

test('what is met is given up in no way', () => {
  for (const query of [
    'quiet lakes in Norway',
    'ruhige Seen in Norwegen',
    'remote places in Sweden where you can hike',
  ])
    assert.deepEqual(answerTo(query).understood.relaxed, [], query)
})

test('access for wheelchairs and dogs is given up after quiet', () => {
  for (const query of [
    'a quiet place with wheelchair access in Berlin or Munich',
    'ein ruhiger rollstuhlgerechter Ort in Berlin oder München',
    'un coin tranquille accessible en fauteuil roulant à Berlin ou à Munich',
    'un lugar tranquilo accesible en silla de ruedas en Berlín o en Múnich',
    'un posto tranquillo accessibile in sedia a rotelle a Berlino o a Monaco di Baviera',
  ]) {
    const { answer, docs, understood } = answerTo(query)
    assert.deepEqual(
      [namesOf(docs), understood.relaxed],
      [['Englischer Garten', 'Sternenpark Westhavelland'], ['quiet']],
      `${query}: ${answer}`,
    )
  }
})

test('what was told or ruled out is never offered again', () => {
  for (const [query, first] of [
    ['not that one, something else', 'Quiet spots near Bohinj'],
    ['another one', 'quiet forest near Zürich'],
    ['noch einer', 'ruhiger Wald bei Zürich'],
    ['un autre', 'forêt calme près de Zurich'],
  ] as const) {
    const told = answerTo(first).docs
    const { answer, docs } = answerTo(query, first)
    assert.ok(docs.length > 0 && docs.every(doc => !told.includes(doc)), `${query}: ${answer}`)
  }
  assert.deepEqual(answerTo('quiet lakes in Bavaria except Königssee').docs, [])
})

test('an empty region is looked beside without quiet before anything is named that is far', () => {
  for (const query of [
    'quiet places to watch birds in the Black Forest',
    'Wo kann ich im Schwarzwald ungestört Vögel beobachten?',
  ]) {
    const { answer, docs } = answerTo(query)
    const at = { latitude: 48.275, longitude: 8.19 }
    assert.ok(docs.length > 0 && docs.every(doc => distanceKm(index.coordinates(doc), at) <= 250), answer)
  }
})

test('what is near in no sense is named in a clause, without a list', () => {
  for (const query of ['quiet beach near Milan', 'una spiaggia silenziosa vicino a Milano', 'glaciers near Warsaw']) {
    const { answer, docs } = answerTo(query)
    assert.match(answer, /None is near: the closest is|Nulla di simile nelle vicinanze/, query)
    assert.doesNotMatch(answer, /\n- /, query)
    assert.equal(docs.length, 1, query)
  }
})

test('what lies around none of several places is not looked for anywhere', () => {
  for (const query of ['beaches in the Cinque Terre or in Capri', 'Strände in Capri oder auf Ischia']) {
    const { answer, docs } = answerTo(query)
    assert.doesNotMatch(answer, /Infinity/, query)
    assert.deepEqual(docs, [], query)
  }
  // What lies around one of them is named.
  assert.match(answerTo('deserts near Oslo or Bergen').answer, /has 1 spot within 25 km of Oslo or Bergen: Nordmarka/)
})
