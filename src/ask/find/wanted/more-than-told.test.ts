import assert from 'node:assert/strict'
import { test } from 'node:test'
import { distanceKm } from '../../../geo/distance.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const { index } = context
const answerTo = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)
const ratingOf = (doc: number) => index.spot(doc).silenceRating
const OSLO = { latitude: 59.91273, longitude: 10.74609 }

const QUIETER = [
  ['en', 'something quieter?', 'quiet places near Oslo', 'the quietest lake in Norway'],
  ['en', 'anything quieter?', 'quiet places near Oslo', 'quiet lakes in Andorra'],
  ['en', 'a quieter one?', 'quiet places near Oslo', 'quietest place in Andorra'],
  ['de', 'etwas Ruhigeres?', 'ruhige Orte bei Oslo', 'der ruhigste See in Norwegen'],
  ['de', 'geht es ruhiger?', 'ruhige Orte bei Oslo', 'ruhige Seen in Andorra'],
  ['fr', 'quelque chose de plus calme ?', 'des endroits calmes près d’Oslo', 'le lac le plus calme de Norvège'],
  ['es', '¿algo más tranquilo?', 'lugares tranquilos cerca de Oslo', 'el lago más tranquilo de Noruega'],
  ['it', 'qualcosa di più tranquillo?', 'posti tranquilli vicino a Oslo', 'il lago più tranquillo della Norvegia'],
] as const

test('where nothing near a place is quieter, the closest that is comes, and nothing that is not', () => {
  for (const [, query, near] of QUIETER) {
    const [before = -1] = answerTo(near).docs
    const { answer, docs } = answerTo(query, near)
    const quieter = Array.from({ length: index.count }, (_, doc) => doc).filter(doc => ratingOf(doc) > ratingOf(before))
    const due = quieter.toSorted(
      (a, b) => distanceKm(index.coordinates(a), OSLO) - distanceKm(index.coordinates(b), OSLO),
    )[0]
    assert.deepEqual(docs, [due], `${query}: ${answer}`)
    assert.match(answer, /\d km/, query)
  }
})

test('where nothing in a region is quieter that is said, and what was told is not offered again', () => {
  for (const [language, query, , region] of QUIETER) {
    const [best = -1] = answerTo(region).docs
    const { answer, docs } = answerTo(query, region)
    assert.deepEqual(docs, [], `${query}: ${answer}`)
    assert.match(answer, NONE[language], query)
    assert.ok(ratingOf(best) > 0, region)
  }
  assert.match(
    answerTo('something quieter?', 'tell me about Sarek').answer,
    /^I found no [^.]*spot quieter than that\.$/,
  )
})

const NONE = {
  en: /^I found no .*quieter than that\.$/,
  de: /^Kein Treffer/,
  fr: /^Aucun résultat/,
  es: /^No hay ningún resultado/,
  it: /^Nessun risultato/,
} as const

test('where something is quieter it comes, and a spot that is named is compared with as before', () => {
  const docs = answerTo('something quieter?', 'is Abisko free?').docs
  assert.ok(docs.length > 0 && docs.every(doc => ratingOf(doc) > 3.6))
  assert.match(answerTo('lakes in Norway quieter than Sarek').answer, /Leaving out/)
})
