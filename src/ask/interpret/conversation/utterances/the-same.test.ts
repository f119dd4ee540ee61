import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context)

const DESERT = {
  en: ['Which desert in Namibia is the quietest?', 'And does it cost anything to get in?'],
  de: ['Welche Wüste in Namibia ist die ruhigste?', 'Kostet sie Eintritt?'],
  fr: ['Quel désert en Namibie est le plus calme ?', 'L’entrée est payante ?'],
  es: ['¿Qué desierto de Namibia es el más tranquilo?', '¿Cuesta algo entrar?'],
  it: ['Qual è il deserto più silenzioso in Namibia?', 'Si paga l’ingresso?'],
} as const

test('the same elsewhere is the search before, with and without a fact asked in between', () => {
  for (const [language, query] of [
    ['en', 'Okay, what about the same thing in Botswana instead?'],
    ['en', 'the same in Botswana'],
    ['en', 'same question but in Botswana, please'],
    ['de', 'und dasselbe in Botswana?'],
    ['de', 'Das Gleiche in Botswana bitte'],
    ['fr', 'et la même chose au Botswana ?'],
    ['fr', 'Pareil au Botswana plutôt'],
    ['es', '¿y lo mismo en Botsuana?'],
    ['it', 'e lo stesso in Botswana?'],
    ['it', 'la stessa cosa in Botswana invece'],
  ] as const) {
    const [first, fact] = DESERT[language]
    for (const prev of [[first], [first, fact]]) {
      const { sources, understood } = answerTo(query, ...prev)
      assert.equal(understood.kind, 'superlative', query)
      assert.equal(sources[0]?.title, 'Ntwetwe Pan', query)
      assert.deepEqual(understood.notApplied, [], query)
    }
  }
})

test('the same behind a fact of a list is that list elsewhere, and of a spot asked about what was asked of it', () => {
  const [lakes, fact] = ['quiet lakes in Norway', 'does the first one cost anything?']
  assert.match(answerTo('same thing in Sweden', lakes, fact).answer, /^The catalogue has 1 quiet lake in Sweden/)
  assert.match(answerTo('and the same thing in Finland?', 'Is Sarek free?').answer, /in Finland with free access/)
  assert.match(answerTo('and the same in Norway?', 'Is Sarek in Sweden?').answer, /^No, Sarek is in Sweden/)
})

test('whether a spot lies there is asked of it as before', () => {
  const [lakes, more] = ['quiet lakes in Norway', 'tell me more about the second one']
  assert.match(answerTo('is it in Sweden?', lakes, more).answer, /^No, Hardangervidda is in Norway/)
})
