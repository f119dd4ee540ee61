import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('"and in total?" counts what two questions counted apart, in each language', () => {
  for (const [first, second, query, says] of [
    [
      'how many lakes are in Norway',
      'and in Sweden?',
      'and in total?',
      /^The catalogue has 5 lakes in Norway or Sweden/,
    ],
    ['wie viele Seen gibt es in Norwegen', 'und in Schweden?', 'und insgesamt?', /^Der Katalog hat 5 Seen/],
    ['combien de lacs en Norvège', 'et en Suède ?', 'et au total ?', /^Le catalogue compte 5 lacs/],
    ['cuántos lagos hay en Noruega', '¿y en Suecia?', '¿y en total?', /^El catálogo tiene 5 lagos/],
    ['quanti laghi ci sono in Norvegia', 'e in Svezia?', 'e in tutto?', /^Il catalogo ha 5 laghi/],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [first, second] }, context)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('what was not counted alike has no sum, and that is said', () => {
  const prev = ['how many lakes are in Norway', 'how many forests are in Sweden']
  const { understood } = ask({ query: 'and in total?', prev }, context)
  assert.deepEqual(understood.notApplied, ['total'])
})

test('"how many is that in total?" after a list is its number, in each language', () => {
  for (const [before, query, says] of [
    ['lakes in Norway', 'how many is that in total?', /^The catalogue has 3 lakes in Norway/],
    ['lakes in Norway', 'how many are those?', /^The catalogue has 3 lakes in Norway/],
    ['lakes in Norway', 'how many is that?', /^The catalogue has 3 lakes in Norway/],
    ['Seen in Norwegen', 'wie viele sind das insgesamt?', /^Der Katalog hat 3 Seen/],
    ['lacs en Norvège', 'ça fait combien en tout ?', /^Le catalogue compte 3 lacs/],
    ['lagos en Noruega', '¿cuántos son en total?', /^El catálogo tiene 3 lagos/],
    ['laghi in Norvegia', 'quanti sono in tutto?', /^Il catalogo ha 3 laghi/],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [before] }, context)
    assert.match(answer, says, query)
    assert.equal(understood.kind, 'count', query)
  }
})

test('after the best of a list, "how many are there in total?" counts the list, in each language', () => {
  for (const [list, best, query, says] of [
    ['lakes in Norway', 'the quietest of them?', 'how many is that in total?', /^The catalogue has 3 lakes in Norway/],
    ['Seen in Norwegen', 'der ruhigste davon?', 'wie viele sind das insgesamt?', /^Der Katalog hat 3 Seen/],
    [
      'lacs en Norvège',
      'le plus calme d’entre eux ?',
      'et combien y en a-t-il en tout ?',
      /^Le catalogue compte 3 lacs/,
    ],
    ['lacs en Norvège', 'le plus calme d’entre eux ?', 'combien y en a-t-il ?', /^Le catalogue compte 3 lacs/],
    ['lagos en Noruega', '¿el más tranquilo de ellos?', '¿cuántos hay en total?', /^El catálogo tiene 3 lagos/],
    ['laghi in Norvegia', 'il più tranquillo tra questi?', 'quanti sono in tutto?', /^Il catalogo ha 3 laghi/],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [list, best] }, context)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('"how many in both?" after two lists counts what both places have, and not the last alone', () => {
  for (const [list, other, query, says] of [
    ['lakes in Sweden', 'and in Finland?', 'how many in both?', /^The catalogue has 5 lakes in Sweden or Finland/],
    ['Seen in Schweden', 'und in Finnland?', 'wie viele in beiden?', /^Der Katalog hat 5 Seen/],
    ['lacs en Suède', 'et en Finlande ?', 'combien dans les deux ?', /^Le catalogue compte 5 lacs/],
    ['lagos en Suecia', '¿y en Finlandia?', '¿cuántos en los dos?', /^El catálogo tiene 5 lagos/],
    ['laghi in Svezia', 'e in Finlandia?', 'quanti in entrambi?', /^Il catalogo ha 5 laghi/],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [list, other] }, context)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  const prev = ['lakes in Sweden', 'and forests?']
  assert.deepEqual(ask({ query: 'how many in both?', prev }, context).understood.notApplied, ['both'])
  assert.match(
    ask({ query: 'are both free?', prev: ['lakes in Sweden', 'the first two'] }, context).answer,
    /^Access to/,
  )
})

test('behind a change of country the number is of the last list alone, in each language', () => {
  for (const [list, change, query, says] of [
    ['lakes in Sweden', 'Norway instead', 'how many in total?', /^The catalogue has 3 lakes in Norway\./],
    ['lakes in Norway', 'ok back to Sweden', 'how many is that in total?', /^The catalogue has 2 lakes in Sweden\./],
    [
      'Seen in Schweden',
      'dann lieber Norwegen',
      'wie viele sind das insgesamt?',
      /^Der Katalog hat 3 Seen in Norwegen:/,
    ],
    ['lacs en Suède', 'bon, retournons en Norvège', 'combien en tout ?', /^Le catalogue compte 3 lacs en Norvège :/],
    ['lagos en Suecia', 'vale, volvamos a Noruega', '¿cuántos son en total?', /^El catálogo tiene 3 lagos en Noruega:/],
    ['laghi in Svezia', 'ok torniamo in Norvegia', 'quanti sono in tutto?', /^Il catalogo ha 3 laghi in Norvegia:/],
  ] as const)
    assert.match(ask({ query, prev: [list, change] }, context).answer, says, query)
})

test('of a list that missed it is how many there were without what, and of those with it, in each language', () => {
  for (const [list, change, query, says] of [
    [
      'birdwatching in Spain',
      'ok back to Italy',
      'how many in total?',
      /^Of 7 spots in Italy, 0 .*; for the other 7 it is not known/,
    ],
    [
      'Vögel beobachten in Spanien',
      'ok zurück nach Italien',
      'wie viele sind es insgesamt?',
      /^7 Orte in Italien: bei 0 /,
    ],
    ['observer les oiseaux en Espagne', 'revenons en Italie', 'combien en tout ?', /^Sur 7 lieux en Italie, .* 0 /],
    ['sitios para ver aves en España', 'volvamos a Italia', '¿cuántos son en total?', /^De 7 lugares en Italia, .* 0/],
    [
      'posti per vedere gli uccelli in Spagna',
      'torniamo in Italia',
      'quanti sono in tutto?',
      /^Su 7 luoghi in Italia, .* 0/,
    ],
  ] as const)
    assert.match(ask({ query, prev: [list, change] }, context).answer, says, query)
})
