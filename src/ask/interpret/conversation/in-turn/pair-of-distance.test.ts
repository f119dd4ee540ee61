import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

function check(cases: readonly (readonly [turns: readonly string[], told: RegExp])[]) {
  for (const [turns, told] of cases) {
    const query = turns.at(-1) ?? ''
    const { answer, understood } = ask({ query, prev: turns.slice(0, -1) }, context)
    assert.match(answer, told, turns.join(' || '))
    assert.deepEqual(understood.notApplied, [], turns.join(' || '))
  }
}

test('which of two is quieter behind the distance between them compares them, in each language', () => {
  check([
    [['how far is Sarek from Abisko', "which one's quieter"], /^Sarek is quieter than Abisko/],
    [['wie weit ist es von Sarek nach Abisko?', 'welcher ist ruhiger?'], /^Sarek ist ruhiger als Abisko/],
    [['à quelle distance Sarek est-il d’Abisko ?', 'lequel est le plus calme ?'], /^Sarek est plus calme qu’Abisko/],
  ])
})

test('what is quieter within a distance of a spot is looked for around it, in each language', () => {
  check([
    [
      ['how quiet is Grunewald?', 'anything quieter within 100 km?'],
      /^The catalogue has \d+ spots? within 100 km of Grunewald/,
    ],
    [
      ['wie ruhig ist der Grunewald?', 'was gibt es Ruhigeres im Umkreis von 100 km?'],
      /im Umkreis von 100 km um Grunewald/,
    ],
    [['¿es tranquilo Grunewald?', '¿qué hay más tranquilo a menos de 100 km?'], /a menos de 100 km de Grunewald/],
    [['quanto è tranquillo Grunewald?', 'cosa c’è di più tranquillo entro 100 km?'], /entro 100 km da Grunewald/],
  ])
})

test('which they are, behind a number, is the list, in each language', () => {
  check([
    [['wie viele Inseln haben Bewertung 5?', 'welche sind das?'], /^Der Katalog hat 5 Inseln/],
    [['combien d’îles ont la note 5 ?', 'quelles sont-elles ?'], /^Le catalogue compte 5 îles/],
    [['¿cuántas islas tienen puntuación 5?', '¿cuáles son?'], /^El catálogo tiene 5 islas/],
    [['quante isole hanno voto 5?', 'quali sono'], /^Il catalogo ha 5 isole/],
  ])
})

test('a distance or a height without a place is of what was looked for near', () => {
  check([
    [['a lake near Oslo', 'at least 30 km away'], /^The catalogue has 116 lakes more than 30 km from Oslo/],
    [['ein See bei Oslo', 'mindestens 30 km entfernt'], /^Der Katalog hat 116 Seen mehr als 30 km von Oslo/],
  ])
})
