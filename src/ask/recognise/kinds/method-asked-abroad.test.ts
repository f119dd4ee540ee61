import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what counts in a rating is told in German, French, Spanish and Italian', () => {
  for (const [query, told] of [
    [
      'Wie wird die Bewertung berechnet, und zählen Rennen und Veranstaltungen mit?',
      /bis 1 km .* auf 2,5,.*Andere Veranstaltungen zählen nicht\..*SR-1\.1/,
    ],
    ['Zählt das TT-Rennen bei der Bewertung mit?', /^Rennstrecken/],
    ['Zählen Kuhglocken als Lärm?', /^Geräusche der Natur/],
    ['Werden Nächte in der Bewertung anders berücksichtigt?', /Nächte 10 dB mehr/],
    ['Comment la note est-elle calculée, et les courses comptent-elles ?', /^Les circuits automobiles.*SR-1\.1/],
    ['Le vent est-il pris en compte dans la note ?', /^Le vent et la météo ne comptent pas/],
    ['¿Cómo se calcula la puntuación y cuentan las carreras?', /^Los circuitos de carreras.*SR-1\.1/],
    ['¿Influyen los aviones en la puntuación?', /^Los aviones cuentan alrededor de aeropuertos/],
    ['Come si calcola il voto, e contano le gare?', /^Autodromi.*SR-1\.1/],
    ['Le campane influiscono sul voto?', /campane, musica e cantieri non contano/],
  ] as const) {
    const { answer, understood, sources } = ask({ query }, context)
    assert.match(answer, told, query)
    assert.deepEqual([understood.kind, sources, understood.notApplied], ['help', [], []], query)
  }
})

test('how anybody knows that it is quiet is told as how ratings come about, in each language', () => {
  for (const query of [
    'Woher wollt ihr wissen, dass es dort ruhig ist?',
    "Vos notes c'est du pipeau, comment vous pouvez savoir que c'est calme ?",
    '¿Cómo podéis saber que un sitio es tranquilo?',
    'Come fate a sapere che un posto è tranquillo?',
    'I vostri voti sono tutte balle, vero?',
  ]) {
    const { answer, sources } = ask({ query }, context)
    assert.match(answer, /SR-1\.1/, query)
    assert.deepEqual(sources, [], query)
  }
})

test('spots with a rating are looked for as before, whatever counts them', () => {
  for (const [query, found] of [
    [
      'Wälder, die eine Bewertung über 4 haben, wie viele zählt ihr?',
      /^.*Der Katalog hat \d+ Wälder \(Bewertung ab 4,1\)/,
    ],
    ['Compte les cascades avec une note de plus de 4', /Le catalogue compte \d+ cascades \(note à partir de 4,1\)/],
    ['Je voudrais savoir où il y a des lacs calmes en Suède', /lac calme en Suède/],
    ['Vorrei sapere dove ci sono laghi tranquilli in Svezia', /lago tranquillo in Svezia/],
  ] as const)
    assert.match(ask({ query }, context).answer, found, query)
})
