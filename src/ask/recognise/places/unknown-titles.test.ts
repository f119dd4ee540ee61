import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, prev: readonly string[] = []) => ask({ query, prev }, context)

test('a name of capitals that no place bears is said to be unknown, whatever its words mean', () => {
  for (const [query, name] of [
    ['how quiet is Glacier National Park?', 'Glacier National Park'],
    ["Crater Lake or Lake Tahoe, which one's quieter", 'Crater Lake'],
    ['is it quiet at Hidden Lake', 'Hidden Lake'],
    ['quiet lakes near Hidden Falls', 'Hidden Falls'],
    ['fires at Painted Desert', 'Painted Desert'],
    ['Cave Creek Canyon - is it loud?', 'Cave Creek Canyon'],
    ['can I camp at Sand Dunes National Park', 'Sand Dunes National Park'],
    ['what about Mount Everest', 'Mount Everest'],
    ['Is Mount Fuji quiet?', 'Mount Fuji'],
    ['Is Crater Lake noisy?', 'Crater Lake'],
    ['quiet spots on Philosophenweg', 'Philosophenweg'],
    ["take me to the moon, it's quiet up there", 'moon'],
  ] as const) {
    const { answer, sources } = answerTo(query)
    assert.equal(answer, `A place called "${name}" is not known here, so I cannot say what is there.`, query)
    assert.deepEqual(sources, [], query)
  }
})

test('a place stays unknown when more is said of it', () => {
  for (const query of ['no, the canadian one', 'the one in Canada', 'and in Canada?'])
    assert.match(
      answerTo(query, ['how quiet is Glacier National Park?']).answer,
      /A place called "Glacier National Park" is not known here/,
      query,
    )
})

test('capitals alone make no name', () => {
  for (const query of [
    'I want to hike in a National Park in Norway',
    'Quiet Lakes in Norway',
    'is there a Mountain Lake in Norway',
  ])
    assert.equal(answerTo(query).understood.place?.name, 'Norway', query)
  assert.equal(answerTo('Rouge Park dogs?').understood.spots[0]?.name, 'Rouge National Urban Park')
})

test('a place that is not known is named, whatever else was not understood', () => {
  for (const [query, name] of [
    ['how quiet is lake wobblemere', 'lake wobblemere'],
    ['a spring near Bad Berneck - i mean a real spring, not a cafe or a spa', 'Bad Berneck'],
  ] as const)
    assert.match(answerTo(query).answer, new RegExp(`A place called "${name}" is not known here`), query)
})

test('a building that no spot is called after is no place beside it, and no other that is spelled alike', () => {
  for (const [query, name] of [
    ['Is the Eiffel Tower quiet?', 'Eiffel Tower'],
    ['quiet parks near Buckingham Palace', 'Buckingham Palace'],
    ['what is calm near the Brandenburg Gate', 'Brandenburg Gate'],
  ] as const)
    assert.match(ask({ query }, context).answer, new RegExp(`^A place called "${name}" is not known here`), query)
})

test('a name alone of which no word is English is one of a place, with what it is', () => {
  for (const query of ['Sanabria Lake', 'Lake Sanabria', 'Lago de Sanabria', '¿Es tranquilo el Lago de Sanabria?'])
    assert.match(answerTo(query).answer, /Sanabria( Lake)?["»] (is not known here|no se conoce aquí)/, query)
  assert.match(answerTo('Quiet Lake').answer, /^The catalogue has \d+ quiet lakes/)
})
