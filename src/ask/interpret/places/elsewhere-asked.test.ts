import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context)
const shown = (query: string, ...prev: string[]) => answerTo(query, ...prev).docs.map(doc => context.index.name(doc))

test('a place that is named after a spot is never answered with that spot', () => {
  for (const [query, before, country] of [
    ['and in Norway?', 'How quiet is Hainich?', 'Norway'],
    ['und in Norwegen?', 'Wie still ist der Hainich?', 'Norwegen'],
    ['et en Norvège ?', 'le Mercantour est-il calme ?', 'Norvège'],
    ['y en Noruega?', '¿Es tranquilo Monfragüe?', 'Noruega'],
    ['e in Norvegia?', 'Quanto è silenziosa Villa Ada?', 'Norvegia'],
  ] as const) {
    const { answer } = answerTo(query, before)
    assert.match(answer, new RegExp(country), query)
    assert.doesNotMatch(answer, /Hainich|Mercantour|Monfragüe|Villa Ada/, query)
  }
})

test('of a spot that is called after its landscape the same is asked', () => {
  assert.match(answerTo('and Müritz?', 'Is Hainich free?').answer, /^Access to Müritz-Nationalpark is/)
  assert.match(answerTo('und Müritz?', 'Wie still ist der Hainich?').answer, /^Müritz-Nationalpark: Bewertung 3,8/)
  assert.match(answerTo('no, I meant Müritz', 'How quiet is Hainich?').answer, /^Müritz-Nationalpark is rated 3\.8/)
})

test('how far it is from another place stays a question about the spot', () => {
  assert.match(answerTo('und von Oslo?', 'wie weit ist Sarek von Stockholm?').answer, /^Sarek liegt .* von Oslo/)
})

test('"compared with" another compares with what was spoken of', () => {
  for (const [query, before] of [
    ['and compared to Mercantour?', 'Is Vanoise quiet?'],
    ['par rapport au Mercantour ?', 'la Vanoise est calme ?'],
    ['und verglichen mit Mercantour?', 'Wie still ist Vanoise?'],
    ['y comparado con Mercantour?', '¿Es tranquilo Vanoise?'],
    ['e rispetto a Mercantour?', 'Quanto è silenzioso Vanoise?'],
  ] as const)
    assert.deepEqual(shown(query, before), ['Mercantour', 'Vanoise'], query)
})

test('what is asked for nearby is looked for around the spot that was spoken of', () => {
  for (const [query, before] of [
    ['what is nearby that is quieter?', 'How quiet is Königssee?'],
    ['nearby lakes', 'How quiet is Königssee?'],
    ['Is there a lake nearby?', 'How quiet is Königssee?'],
    ['Was gibts in der Nähe, das leiser ist?', 'Wie still ist der Königssee?'],
    ['Gibt es Hütten in der Nähe?', 'Wie still ist der Königssee?'],
    ['y a-t-il des cascades à proximité ?', 'le Königssee est calme ?'],
    ['ci sono laghi nelle vicinanze?', 'Quanto è silenzioso Königssee?'],
    ['¿y qué hay cerca que sea más tranquilo?', '¿Es tranquilo Königssee?'],
  ] as const) {
    const { answer, understood } = answerTo(query, before)
    assert.equal(understood.near?.name, 'Königssee', `${query}: ${answer}`)
  }
})

test('"nearby" with nothing spoken of before is near the asker, who may not have said where that is', () => {
  for (const [query, unknown] of [
    ['quiet lakes nearby', /^Where you are is not known here/],
    ['ruhige Seen in der Nähe', /^Wo Sie sind, ist hier nicht bekannt/],
    ['lacs à proximité', /^Votre position n’est pas connue ici/],
    ['lagos cerca', /^Aquí no se sabe dónde está usted/],
    ['laghi nelle vicinanze', /^Qui non si sa dove Lei si trova/],
  ] as const) {
    assert.match(answerTo(query).answer, unknown, query)
    const near = { latitude: 59.9, longitude: 10.7 }
    assert.match(ask({ query, near }, context).answer, /59[.,]9/, query)
  }
})

const THERE = [
  ['laghi in Norvegia', 'il primo è gratuito?', 'e a Helsinki?', 'e in Svezia?', 'laghi in Svezia'],
  ['lagos en Noruega', '¿es gratis el primero?', '¿y a Suecia?', '¿y en Suecia?', 'lagos en Suecia'],
  ['des lacs en Norvège', 'le premier est-il gratuit ?', 'et à Malte ?', 'et à Madère ?', 'des lacs à Madère'],
  ['lakes in Norway', 'is the first free?', 'and in Sweden?', 'and in Sweden?', 'lakes in Sweden'],
  ['Seen in Norwegen', 'ist der erste kostenlos?', 'und in Schweden?', 'und in Schweden?', 'Seen in Schweden'],
] as const

test('behind a fact of one of a list "e ad Andorra?" looks there for what was listed, and asks not whether that spot lies there', () => {
  for (const [list, fact, ...[other, there, due]] of THERE) {
    assert.deepEqual(shown(there, list, fact), shown(due), there)
    for (const query of [other, there])
      assert.ok(!answerTo(query, list, fact).docs.some(doc => answerTo(fact, list).docs.includes(doc)), query)
  }
})

test('of a place what was asked of one spot is looked for, and of what was asked where it lies that is asked again', () => {
  assert.deepEqual(shown('and in Norway?', 'Is Hainich free?').toSorted(), shown('free spots in Norway').toSorted())
  assert.deepEqual(shown('und in Norwegen?', 'Ist der Hainich kostenlos?'), shown('and in Norway?', 'Is Hainich free?'))
  assert.deepEqual(shown('e in Norvegia?', 'C’è un rifugio a Rondane?'), shown('spots with a hut in Norway'))
  for (const [query, before, yes] of [
    ['and in Norway?', 'Is Hainich in Germany?', /^No, Hainich is in Germany/],
    ['und in Deutschland?', 'Liegt der Hainich in Norwegen?', /^Ja, .*Hainich.*Deutschland/],
    ['e in Norvegia?', 'Sarek si trova in Svezia?', /^No, Sarek è qui: Svezia/],
    ['et en Norvège ?', 'Sarek est-il en Suède ?', /^Non, Sarek .*Suède/],
    ['¿y en Noruega?', '¿Está Sarek en Suecia?', /^No, Sarek está aquí: Suecia/],
  ] as const)
    assert.match(answerTo(query, before).answer, yes, query)
})
