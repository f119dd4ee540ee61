import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query, prev: [] }, context)

test('what the directory covers, how old it is and how its data are had is told in the language asked', () => {
  const spots = starterSpots()
  const countries = new Set(spots.map(({ country }) => country)).size
  for (const [query, expected] of [
    ['Which countries do you cover?', `${spots.length} spots in ${countries} countries`],
    ['Welche Regionen deckt ihr ab?', `${spots.length} Orte in ${countries} Ländern`],
    ['Quels pays couvrez-vous ?', `${spots.length} lieux dans ${countries} pays`],
    ['¿Qué países cubrís?', `${spots.length} lugares en ${countries} países`],
    ['Quali paesi coprite?', `${spots.length} luoghi in ${countries} paesi`],
    ['When was the data last updated?', 'published on 2026-01-01'],
    ['Wie alt sind die Daten?', 'am 2026-01-01 veröffentlicht'],
    ['Do you have an API?', '/openapi.json'],
    ['Y a-t-il une API ?', '/openapi.json'],
    ['Who runs this site?', 'not known here'],
    ['do you get paid by places?', 'nor who pays for it'],
    ['can a place pay for a better rating', 'nor who pays for it'],
    ['do places pay you to be listed', 'nor who pays for it'],
    ['Werdet ihr dafür bezahlt?', 'wer es bezahlt'],
    ['vous touchez des commissions ?', 'qui le paie'],
    ['¿os pagan por aparecer?', 'quién lo paga'],
    ['vi pagano per comparire?', 'chi lo paga'],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.ok(answer.includes(expected), `${query}: ${answer}`)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a place is still asked for as a place', () => {
  assert.match(answerTo('Do you cover Switzerland?').answer, /Switzerland/)
  assert.doesNotMatch(answerTo('Which regions of Norway are quiet?').answer, /The catalogue has/)
})

test('who answers, and where the data come from, is told in the language asked', () => {
  for (const [query, expected] of [
    ['Am I talking to a human?', 'A program answers here'],
    ['bist du eine Maschine?', 'Hier antwortet ein Programm'],
    ['schreibe ich mit einer Maschine', 'Hier antwortet ein Programm'],
    ['tu es une machine ou quoi', 'C’est un programme'],
    ['estoy hablando con una persona?', 'Aquí responde un programa'],
    ['parlo con un computer?', 'Qui risponde un programma'],
    ['Wer hat dich erfunden?', 'Wer dieses Verzeichnis betreibt'],
    ['¿quién te programó?', 'quién lleva este directorio'],
    ['Where did you get this data?', 'computed'],
    ['Welche Datenquellen nutzt ihr?', 'berechnet'],
    ['quelles sont vos sources', 'calculée'],
    ['che dati usate', 'calcolato'],
    ['woher wollt ihr das wissen', 'mit einem Mikrofon vor Ort gemessen ist keine'],
    ['comment mesurez-vous le silence et le bruit', 'aucune n’est mesurée'],
    ['cómo sabes si hay ruido', 'ninguna se mide'],
    ['come fate a misurare quanto è rumoroso', 'nessuno è misurato'],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.ok(answer.includes(expected), `${query}: ${answer}`)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a greeting asks for nothing, and no place is read in it', () => {
  for (const [query, begin] of [
    ['Na, wie geht es euch?', 'Ich beantworte'],
    ['ça gaze ?', 'Je réponds'],
    ['comment tu vas', 'Je réponds'],
    ['¿cómo te va?', 'Respondo'],
    ['come stai?', 'Sono un programma'],
  ] as const)
    assert.ok(answerTo(query).answer.startsWith(begin), `${query}: ${answerTo(query).answer}`)
})
