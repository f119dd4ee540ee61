import assert from 'node:assert/strict'
import test from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

test('what is not near a village of a small country is what lies a few kilometres from it, which each language says', {
  skip,
}, () => {
  if (!known) return
  for (const [query, says] of [
    ['lakes in Andorra not near Canillo', /has 57 lakes more than 5\.0 km from Canillo in Andorra/],
    ['Seen in Andorra, aber nicht bei Canillo', /hat 57 Seen mehr als 5,0 km von Canillo in Andorra/],
    ['lacs en Andorre mais pas près de Canillo', /compte 57 lacs à plus de 5,0 km de Canillo en Andorre/],
    ['lagos en Andorra pero no cerca de Canillo', /tiene 57 lagos a más de 5,0 km de Canillo en Andorra/],
    ['laghi in Andorra ma non vicino a Canillo', /ha 57 laghi a più di 5,0 km da Canillo in Andorra/],
    ['Are there lakes in Andorra other than around Ràmio?', /^Yes, .* 52 lakes more than 5\.0 km from Ràmio/],
    ['beaches on the Isle of Man not near Douglas', /has 8 beaches more than 7\.0 km from Douglas/],
    [
      'average rating of lakes in Andorra not near Canillo',
      /^57 lakes more than 5\.0 km from Canillo in Andorra: rated/,
    ],
    ['lakes not near Canillo', /has 15 lakes more than 25 km from Canillo\./],
  ] as const)
    assert.match(ask({ query }, known.context).answer, says, query)
})

test('a place that is ruled out behind a list is ruled out of its country', { skip }, () => {
  if (!known) return
  const { answer } = ask({ query: 'not near Grau Roig', prev: ['lakes in Andorra'] }, known.context)
  assert.match(answer, /has 43 lakes in Andorra more than 5\.0 km from Grau Roig/)
})

test('what is asked behind what is not near a place is asked of what was shown', { skip }, () => {
  if (!known) return
  const query = 'how loud is the second?'
  const { answer } = ask({ query, prev: ['lakes in Andorra not near Grau Roig'] }, known.context)
  assert.match(answer, /^Estany de l'Estanyó is rated 5\.0/)
})

test('what is not near a spot is not that spot', { skip }, () => {
  if (!known) return
  const { answer } = ask({ query: 'lakes in Liechtenstein not near Gänglesee' }, known.context)
  assert.match(answer, /has 5 lakes more than 3\.0 km from Gänglesee in Liechtenstein:\n- Badesee/)
})
