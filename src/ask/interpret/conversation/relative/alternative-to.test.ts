import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (before: string, query: string) => ask({ query, prev: [before] }, context)

const BRAIES = {
  en: 'is lago di braies quiet in september?',
  de: 'ist der lago di braies im september ruhig?',
  fr: 'le lago di braies est-il calme en septembre ?',
  es: 'es tranquilo el lago di braies en septiembre?',
  it: 'lago di braies è tranquillo a settembre?',
}

test('an alternative to a spot is near it, of its kind and quieter, in each language', () => {
  for (const [before, query] of [
    [BRAIES.en, 'a less crowded alternative'],
    [BRAIES.en, 'somewhere less touristy?'],
    [BRAIES.de, 'eine weniger überlaufene Alternative?'],
    [BRAIES.de, 'ein Ort, der nicht so überlaufen ist?'],
    [BRAIES.fr, 'une alternative moins fréquentée ?'],
    [BRAIES.es, 'una alternativa menos concurrida?'],
    [BRAIES.it, "un'alternativa meno affollata?"],
    [BRAIES.it, 'un posto meno turistico?'],
  ] as const) {
    const { answer, sources, understood } = answerTo(before, query)
    assert.equal(sources[0]?.title, 'Königssee', query)
    assert.equal(understood.place?.name, 'Lago di Braies', query)
    assert.match(answer, /not known|nicht bekannt|pas connu|no se sabe|non si sa/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('where a place is said, or nearby, the alternative is there', () => {
  assert.equal(answerTo(BRAIES.en, 'an alternative in Austria?').understood.place?.name, 'Austria')
  assert.match(answerTo(BRAIES.en, 'an alternative nearby?').answer, /25 km of Lago di Braies/)
  assert.equal(answerTo('quiet lakes in Norway', 'less touristy places in Slovenia').understood.place?.name, 'Slovenia')
})

test('a spot that was asked to be noisy leaves no noise as a wish, and what is less known is not recorded', () => {
  for (const [before, query] of [
    ['is Valle de Cocora noisy?', 'anything less well known nearby?'],
    ['ist Valle de Cocora laut?', 'etwas weniger bekanntes in der Nähe?'],
    ['est-ce que Valle de Cocora est bruyant ?', 'quelque chose de moins connu dans le coin ?'],
    ['es muy ruidoso el Valle de Cocora?', 'algo menos conocido por ahí cerca?'],
    ['è rumoroso Valle de Cocora?', 'qualcosa di meno conosciuto lì vicino?'],
  ] as const) {
    const { answer, understood } = answerTo(before, query)
    assert.match(answer, /not known|nicht bekannt|pas connu|no se sabe|non si sa/, query)
    assert.match(answer, /Chingaza/, query)
    assert.doesNotMatch(answer, /noisy|laut|bruyant|ruidos|rumoros/, query)
    assert.equal(understood.maxRating, null, query)
  }
  assert.match(answerTo('is Valle de Cocora quiet?', 'anything nearby?').answer, /quiet spot/)
})
