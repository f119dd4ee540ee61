import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)
const lakes = answerTo('lakes in Finland').docs

test('how old people are and how long they stay restricts no spot and is no number of them; of children, and in days, it is named', () => {
  for (const [told, named] of [
    ['my kid is 12 years old', '12 years old'],
    ['aged 70 and 72', 'aged 70 and 72'],
    ['for three days', 'for three days'],
    ['for two calm days', 'for two'],
    ['for a few nights', 'for a few nights'],
  ] as const) {
    const { docs, understood } = answerTo(`lakes in Finland, ${told}`)
    if (!told.includes('calm')) assert.deepEqual(docs, lakes, told)
    assert.ok(understood.notApplied.join().includes(named), `${told}: ${understood.notApplied.join()}`)
  }
  for (const told of ['we are in our late seventies', 'we are in our 60s', "I'm 68", 'we are both past eighty']) {
    const { docs, understood } = answerTo(`lakes in Finland, ${told}`)
    assert.deepEqual([docs, understood.notApplied], [lakes, []], told)
    assert.ok(
      understood.applied.some(({ as }) => as === 'told: their age'),
      told,
    )
  }
  assert.deepEqual(answerTo('lakes in Finland, all day').understood.notApplied, [])
  assert.equal(answerTo('3 lakes in Canada').docs.length, 3)
})

test('an accessible thing is one for wheelchairs, and "accessible by bus" the way there', () => {
  for (const query of [
    'accessible toilets in Finland',
    'accessible trails in Finland',
    'a lake for my power chair in Finland',
  ])
    assert.ok(answerTo(query).understood.tags.includes('wheelchair'), query)
  for (const query of ['lakes accessible by bus in Finland', 'freely accessible lakes in Finland'])
    assert.ok(!answerTo(query).understood.tags.includes('wheelchair'), query)
})

test('children paddle to bathe, others in a canoe', () => {
  const activities = (query: string) => answerTo(query).understood.activities
  assert.deepEqual(activities('a lake in Finland where my toddler can paddle'), ['swimming'])
  assert.deepEqual(activities('lakes in Finland where I can paddle'), ['canoeing'])
  assert.deepEqual(activities('lakes in Finland where my son and I can paddle a canoe'), ['canoeing'])
})

test('a dog by its breed is a dog, and whether it must be on a lead is named', () => {
  const { understood } = answerTo('a beach for me and the spaniel in Portugal, off lead ok')
  assert.ok(understood.tags.includes('dogs'))
  assert.deepEqual(understood.notApplied, ['off lead'])
  assert.equal(understood.place?.name, 'Portugal')
})

test('how steep a way is, is not known, and a climb no sport', () => {
  for (const query of [
    'lakes in Finland, no steep climbs',
    'lakes in Finland without much climbing',
    'lakes in Finland, not too strenuous',
  ]) {
    const { answer, docs, understood } = answerTo(query)
    assert.match(answer, /How steep or hard the way is, is not known here/, query)
    assert.deepEqual([docs, understood.activities], [lakes, []], query)
  }
  assert.deepEqual(answerTo('where can I climb in Austria').understood.activities, ['climbing'])
})

test('who walks badly looks for no hikes, and rules none out', () => {
  for (const told of ["my mum doesn't walk so well", 'we cannot walk far', "I don't walk very well"]) {
    const { docs, understood } = answerTo(`lakes in Finland, ${told}`)
    assert.deepEqual([docs, understood.without], [lakes, []], told)
    assert.match(understood.notApplied.join(), /walk/, told)
  }
})

test('how many people are there is told as not known where few are wished for', () => {
  for (const [query, named] of [
    ['quiet lakes in Finland without crowds', 'without crowds'],
    ['quiet lakes in Finland with no other people', 'with no other people'],
    ['ruhige Seen in Finnland ohne Leute', 'ohne Leute'],
    ['ruhige Seen in Finnland mit wenig Leuten', 'mit wenig Leuten'],
    ['lacs calmes en Finlande sans touristes', 'sans touristes'],
    ['lagos tranquilos en Finlandia sin gente', 'sin gente'],
    ['laghi tranquilli in Finlandia senza folla', 'senza folla'],
    ['laghi tranquilli in Finlandia non troppo affollati', 'affollati'],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.ok(understood.notApplied.join().includes(named), `${query}: ${understood.notApplied.join()}`)
    assert.match(answer, /not known|nicht bekannt|connue|no se sabe|non si sa/, query)
    assert.deepEqual([understood.tags, understood.place?.name], [['lake'], 'Finland'], query)
  }
})

test('a thing behind people that are unwanted is wanted', () => {
  assert.deepEqual(answerTo('is there a crowd-free lake in Finland').understood.tags, ['lake'])
  assert.doesNotMatch(answerTo('a hut for 6 people in Finland').answer, /How many people are/)
  assert.doesNotMatch(answerTo('lakes in Finland, no tourist traps').answer, /How many people are/)
})

test('what somebody works as restricts nothing, and is reported', () => {
  for (const query of [
    "I'm a photographer looking for a lake in Finland",
    'I am a sound recordist, lakes in Finland',
    'Ich bin Fotograf und suche einen See in Finnland',
    'Je suis photographe et je cherche un lac en Finlande',
    'Soy fotógrafo y busco un lago en Finlandia',
    'Sono un fotografo e cerco un lago in Finlandia',
  ]) {
    const { answer, docs, understood } = answerTo(query)
    assert.deepEqual([docs, understood.notApplied], [lakes, []], query)
    assert.ok(
      understood.applied.some(({ as }) => as === 'told: who asks'),
      query,
    )
    assert.doesNotMatch(answer, /^(Yes|Ja|Oui|Sí|Sì)/, query)
  }
  // What suits them is asked for, and not known.
  assert.match(answerTo('lagos en Finlandia para fotógrafos').understood.notApplied.join(), /fotógrafos/)
})

test('when one had better come stays not known beside the people that are unwanted', () => {
  assert.match(
    answerTo('When is the best time to visit Finland without tourists?').answer,
    /no differences between days or seasons/,
  )
  assert.match(answerTo('Quando è il periodo migliore per visitare la Finlandia senza turisti?').answer, /«Quando è/)
})
