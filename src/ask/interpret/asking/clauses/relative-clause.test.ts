import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'
import { isRelativeClause } from './relative-clause.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('a relative clause goes on with what is before it, and a question asks', () => {
  for (const [text, isRelative] of [
    ['where fires are allowed', true],
    ['where can I sleep?', false],
    ['which is quiet and free', true],
    ['which are free, are there in Sweden?', true],
    ['which is the closest?', false],
    ['which would you recommend', false],
    ['wo man schwimmen kann, in Schweden?', true],
    ['wo kann man schwimmen?', false],
    ['in denen man zelten darf', true],
    ['où l’on peut camper', true],
    ['où peut-on camper ?', false],
    ['où dormir ?', false],
    ['donde se permite hacer fuego', true],
    ['¿dónde se puede dormir?', false],
    ['dove sono ammessi i cani', true],
    ['dove posso dormire?', false],
  ] as const)
    assert.equal(isRelativeClause(text), isRelative, text)
})

test('the quietest, where something is allowed, is the quietest of those', () => {
  for (const query of [
    'the three quietest campsites in Sweden, where fires are allowed',
    'die drei ruhigsten Campingplätze in Schweden, wo Feuer erlaubt ist',
    'les trois campings les plus calmes de Suède, où les feux sont autorisés',
    'los tres campings más tranquilos de Suecia, donde se permite hacer fuego',
    'i tre campeggi più tranquilli in Svezia, dove è permesso accendere fuochi',
  ]) {
    const { sources, understood } = answerTo(query)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Tyresta'],
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(
    answerTo('the quietest forest in Sweden, where can I camp?').answer,
    /^The quietest forest in Sweden is Muttos/,
  )
})

test('a number is of all that stands before and behind a clause within the question', () => {
  for (const [query, says] of [
    ['how many lakes, which are free, are there in Sweden?', /^The catalogue has 2 lakes in Sweden with free access\./],
    ['Wie viele Seen, die kostenlos sind, gibt es in Schweden?', /^Der Katalog hat 2 Seen in Schweden/],
    ['Welche Wälder, in denen man zelten darf, gibt es in Schweden?', /^Der Katalog hat 2 Wälder in Schweden/],
    ['Combien de lacs, gratuits, y a-t-il en Suède ?', /^Le catalogue compte 2 lacs en Suède/],
    ['¿Cuántos lagos, que sean gratis, hay en Suecia?', /^El catálogo tiene 2 lagos en Suecia/],
    ['Quanti laghi, gratuiti, ci sono in Svezia?', /^Il catalogo ha 2 laghi in Svezia/],
    ['Wo gibt es Wälder, wo man zelten darf, in Schweden?', /^Der Katalog hat 2 Wälder in Schweden/],
    // Two questions, still.
    ['how many lakes are there in Sweden, is one free?', /^The catalogue has 2 lakes in Sweden\.[^]*free/],
  ] as const)
    assert.match(answerTo(query).answer, says, query)
})

test('what is not rated quiet is said so, in each language', () => {
  for (const [query, says] of [
    ['which lakes in Norway are not rated quiet?', /1 lake in Norway not rated quiet: Nordmarka/],
    ['Seen in Norwegen, die nicht als ruhig bewertet sind', /1 See in Norwegen \(nicht als „ruhig“ bewertet\)/],
    ['Welche Seen in Norwegen gelten nicht als ruhig?', /1 See in Norwegen \(nicht als „ruhig“ bewertet\)/],
    ['lacs de Norvège non considérés comme calmes', /1 lac en Norvège \(hors de la catégorie « calme »\)/],
    ['lagos de Noruega que no se consideran tranquilos', /1 lago en Noruega \(fuera de la categoría «tranquilo»\)/],
    ['laghi in Norvegia non considerati tranquilli', /1 lago in Norvegia \(fuori dalla categoria «tranquillo»\)/],
    ['nichts als ruhige Seen in Norwegen', /2 ruhige Seen in Norwegen/],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})
