import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const withoutOf = (query: string) => {
  const { without, notApplied } = ask({ query }, context).understood
  return { without: without.map(each => each.replace(/^in /, '')), notApplied }
}

test('countries that are not counted are left out, whatever stands before, behind or around them', () => {
  for (const query of [
    'quiet spots in South America, Brazil and Chile not included',
    'quiet spots in South America, leaving Brazil and Chile out',
    'quiet spots in South America without counting Brazil or Chile',
    'Die fünf stillsten Orte in Südamerika, ohne Brasilien und Chile mitzuzählen',
    'ruhige Orte in Südamerika, Brasilien und Chile nicht mitgerechnet',
    'lieux calmes en Amérique du Sud sans compter le Brésil ni le Chili',
    'lieux calmes en Amérique du Sud, Brésil et Chili exclus',
    'Los cinco sitios mas silenciosos de Sudamerica sin contar Brasil ni Chile',
    'sitios silenciosos de Sudamérica, a parte de Brasil y Chile',
    'i posti più silenziosi del Sud America senza contare Brasile e Cile',
    'posti silenziosi in Sud America, Brasile e Cile esclusi',
  ]) {
    assert.deepEqual(withoutOf(query).notApplied, [], query)
    const { answer } = ask({ query }, context)
    assert.doesNotMatch(answer, /Mamirauá|Bernardo O'Higgins/, query)
    assert.match(answer, /Defensores del Chaco|Manu/, query)
  }
})

test('one country alone is left out by "aside", and by those of it', () => {
  for (const query of [
    'quiet spots in Scandinavia, Norway aside',
    'lieux calmes en Scandinavie, Norvège à part',
    'lugares tranquilos en Escandinavia, Noruega aparte',
    'cuántos sitios tranquilos hay en Escandinavia sin contar los de Noruega',
    'quanti posti tranquilli in Scandinavia senza contare quelli della Norvegia',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, [], query)
    assert.match(answer, /(?<!\d)6 /, `${query}: ${answer}`)
    assert.doesNotMatch(answer, /Rondane/, query)
  }
})

test('an article before the second of two countries that are left out does not bring it back', () => {
  for (const query of [
    'lieux calmes en Scandinavie sauf la Norvège et la Suède',
    'luoghi tranquilli in Scandinavia tranne la Norvegia e la Svezia',
  ]) {
    const { docs } = ask({ query }, context)
    assert.deepEqual(
      docs.map(doc => context.index.spot(doc).name),
      ['Nationalpark Thy'],
      query,
    )
  }
  assert.match(ask({ query: 'lacs pas au Canada, les Alpes plutôt' }, context).answer, /dans les Alpes, mais pas au/)
})

test('a place apart leaves nothing out, and dogs that are not shut out are not', () => {
  assert.match(ask({ query: 'un lac en Suède, un endroit à part' }, context).answer, /2 lacs en Suède/)
  assert.match(ask({ query: 'lago in Svezia, un posto a parte' }, context).answer, /2 laghi in Svezia/)
  assert.deepEqual(withoutOf('einen See in Schweden, Hunde nicht ausgeschlossen').without, [])
})
