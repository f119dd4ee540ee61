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
