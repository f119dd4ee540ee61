import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('the whole name of a spot, however it is written, is the spot', () => {
  for (const [query, name] of [
    ['si può dormire in tenda in val grande??', 'Val Grande'],
    ['qu’est-ce qui est bruyant au bois de vincennes ?', 'Bois de Vincennes'],
    ['wo liegt der Königsee und wie laut ist es da', 'Königssee'],
    ['is camping allowed at val grande', 'Val Grande'],
    ['¿cuesta algo el bois de vincennes?', 'Bois de Vincennes'],
  ] as const)
    assert.equal(answerTo(query).understood.spots[0]?.name, name, query)
})

test('words of a wish are no name', () => {
  for (const query of ['un bois calme près de Paris', 'una valle grande in Italia', 'ein See in Bayern'])
    assert.deepEqual(answerTo(query).understood.spots, [], query)
})

test('ordinary words of a language are no villages', () => {
  for (const query of [
    'des îles gratuites dans les terres francophones',
    'gli odori mi fanno male, cosa mi consigli entro 100 km da Bologna?',
  ]) {
    const { place, relaxed } = answerTo(query).understood
    assert.ok(place === null || place.name === 'Bologna', query)
    assert.ok(!relaxed.some(said => /Terres|Mali/.test(said)), query)
  }
  assert.equal(answerTo('laghi in Mali').understood.place?.name, 'Mali')
})

test('a name with hyphens is read as a whole', () => {
  for (const query of [
    'y a-t-il des lieux calmes en île-de-france',
    'lugares tranquilos en île-de-france',
    'des lacs en Île-de-France',
  ])
    assert.equal(answerTo(query).understood.place?.name, 'Île-de-France', query)
  for (const query of ['des lieux calmes en île-de-nullepart', 'un lac calme en val-de-brumeville']) {
    const { understood, sources } = answerTo(query)
    assert.deepEqual(
      [understood.tags.includes('island') || understood.tags.includes('valley'), sources],
      [false, []],
      query,
    )
  }
})

test('what is said beside a name of several chooses which is meant', () => {
  for (const query of [
    'Quiet spots in Georgia please. I mean the state, near Atlanta',
    'lakes in Georgia, the state',
    'quiet places near Atlanta in Georgia',
    'Seen in Georgia, dem Bundesstaat',
  ]) {
    const { answer } = answerTo(query)
    assert.doesNotMatch(answer, /Ushguli|Lagodekhi|Kakheti/, query)
  }
  assert.match(answerTo('quiet places in Georgia').answer, /Kakheti|Svaneti/)
})

test('what is found lies in the town that was understood, whose country is said', () => {
  const { answer, understood } = answerTo('Something peaceful in Santiago')
  assert.match(answer, /Santiago \(Chile\); there is another in Cape Verde/)
  assert.doesNotMatch(answer, /Serra Malagueta/)
  assert.ok((understood.place?.latitude ?? 0) < 0)
})

test('a name behind an article is a landscape or a river, and no small town elsewhere', () => {
  for (const query of [
    'quiet places along the Tay',
    'quiet places in the Bega',
    'Orte an der Sieg',
    'Orte im Alstertal',
    'lieux calmes dans le Thouet',
    'luoghi tranquilli nella Trebbia',
  ])
    assert.deepEqual([answerTo(query).understood.place, answerTo(query).sources], [null, []], query)
  for (const query of ['quiet places near Passau', 'Orte bei Passau', 'lieux calmes près de Passau'])
    assert.equal(answerTo(query).understood.place?.name, 'Passau', query)
})

test('a rare name is corrected to a town only when that is well known', () => {
  for (const query of ['lieux calmes dans le Morgann', 'quiet places in Baarnn', 'Orte im Glarnerland'])
    assert.deepEqual(answerTo(query).sources, [], query)
  assert.equal(answerTo('lakes near Ljubjana').understood.place?.name, 'Ljubljana')
})
