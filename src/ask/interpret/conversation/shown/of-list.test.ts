import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('"and the noisiest?" is asked of the list behind a question about one of it, in each language', () => {
  for (const [list, fact, query] of [
    ['quietest forest in Germany', 'is there water?', 'ok and the loudest one?'],
    ['quietest forest in Germany', 'is there water?', 'and the noisiest?'],
    ['ruhigster Wald in Deutschland', 'gibt es da Wasser?', 'und der lauteste?'],
    ['forêt la plus calme d’Allemagne', 'il y a de l’eau ?', 'et la plus bruyante ?'],
    ['bosque más tranquilo de Alemania', '¿hay agua?', '¿y el más ruidoso?'],
    ['la foresta più tranquilla della Germania', 'c’è acqua?', 'e la più rumorosa?'],
  ] as const)
    assert.equal(after(query, list, fact).sources[0]?.title, 'Grunewald', query)
  assert.equal(after('what is loudest there?', 'forests in Germany', 'the second').understood.kind, 'why')
})

test('which of two is quieter is asked of the first of an order and the one that was asked about then', () => {
  for (const [list, second, query] of [
    ['quietest forest in Germany', 'and the second?', 'which of the two is quieter?'],
    ['der ruhigste Wald in Deutschland', 'und der zweite?', 'welcher von beiden ist ruhiger?'],
    ['la forêt la plus calme d’Allemagne', 'et la deuxième ?', 'laquelle des deux est la plus calme ?'],
    ['el bosque más tranquilo de Alemania', '¿y el segundo?', '¿cuál de los dos es más tranquilo?'],
    ['la foresta più tranquilla della Germania', 'e la seconda?', 'quale delle due è più silenziosa?'],
  ] as const) {
    const titles = after(query, list, second).sources.map(({ title }) => title)
    assert.deepEqual(titles, ['Müritz-Nationalpark', 'Hainich'], query)
  }
  const titles = after('which of the two is quieter?', 'forests in Germany', 'the second', 'the third').sources
  assert.deepEqual(
    titles.map(({ title }) => title),
    ['Hainich', 'Kellerwald-Edersee'],
  )
})

test('"that one is too loud" wants a quieter one, in each language', () => {
  for (const [list, query] of [
    ['forests in Germany', 'that one is too loud'],
    ['forêts en Allemagne', 'celui-là est trop bruyant'],
    ['bosques en Alemania', 'ese es demasiado ruidoso'],
    ['boschi in Germania', 'quello è troppo rumoroso'],
  ] as const) {
    const { understood } = after(query, list)
    assert.equal(understood.kind, 'find', query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('"now forests" keeps the place of the list behind a question about one of it', () => {
  const { docs } = after('forests in Sweden')
  assert.deepEqual(after('now forests', 'lakes in Sweden', 'is the first free?').docs, docs)
})

test('"no roads nearby" is said of each that was listed, and no place to look near', () => {
  assert.match(after('no roads nearby', 'lakes near Stockholm').answer, /within 25 km of Stockholm/)
  assert.match(after('senza strade vicine', 'laghi vicino a Berlino').answer, /da Berlino/)
})

test('"can I swim there?" behind a list is told of what was listed before others are offered, in each language', () => {
  for (const [list, query] of [
    ['quiet lakes in Norway', 'can I swim there?'],
    ['quiet lakes in Norway', 'are dogs allowed there?'],
    ['quiet lakes in Norway', 'can you make a fire there?'],
    ['quiet forests in Germany', 'can I camp there?'],
    ['ruhige Seen in Norwegen', 'kann man dort schwimmen?'],
    ['lacs calmes en Norvège', 'peut-on s’y baigner ?'],
    ['lagos tranquilos en Noruega', '¿se puede nadar allí?'],
    ['laghi tranquilli in Norvegia', 'si può nuotare lì?'],
  ] as const) {
    const listed = after(list).docs
    assert.deepEqual(after(query, list).docs.slice(0, listed.length), listed, query)
  }
  // Where some of them have it, those are told; a wish without "there" gives up quiet first.
  assert.match(after('can I camp there?', 'quiet lakes in Norway').answer, /^Yes, the catalogue has 2 quiet lakes/)
  assert.match(after('swimming', 'quiet lakes in Norway').answer, /^I found no [^.]*\. Leaving out "quiet"/)
})
