import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const BEFORE = {
  en: 'Which is the quietest lake in Germany?',
  de: 'Was ist der ruhigste See in Deutschland?',
  fr: "Quel est le lac le plus calme d'Allemagne ?",
  es: '¿Cuál es el lago más tranquilo de Alemania?',
  it: 'Qual è il lago più tranquillo della Germania?',
} as const
const after = (language: keyof typeof BEFORE, query: string) => ask({ query, prev: [BEFORE[language]] }, context)

test('a fact that is asked behind one spot is told of it, in each language', () => {
  const asked = {
    en: ['Does it cost anything?', 'Is entry free?', 'Do I have to pay?', 'Is there a fee?'],
    de: [
      'Kostet das Eintritt?',
      'Kostet das was?',
      'Ist der Eintritt frei?',
      'Muss man da zahlen?',
      'Muss man bezahlen?',
    ],
    fr: ["C'est payant ?", "C'est gratuit ?", "L'entrée est payante ?", 'Faut-il payer ?', 'Ça coûte quelque chose ?'],
    es: ['¿Hay que pagar?', '¿Es gratis?', '¿La entrada es gratuita?', '¿Cuesta algo?'],
    it: ['Si paga?', 'È gratis?', "L'ingresso è gratuito?", 'Bisogna pagare?', 'Costa qualcosa?'],
  } as const
  for (const language of ['en', 'de', 'fr', 'es', 'it'] as const)
    for (const query of asked[language]) {
      const { answer, understood } = after(language, query)
      assert.match(answer, /^[^.]*Müritz-Nationalpark[^.]*(free|kostenlos|gratuit)[^.]*\.$/, query)
      assert.deepEqual(understood.notApplied, [], query)
    }
})

test('whether fires and dogs are allowed is asked of the spot, too', () => {
  for (const [language, query, says] of [
    ['en', 'Are fires allowed?', /^Fires are prohibited at Müritz-Nationalpark/],
    ['de', 'Darf man da Feuer machen?', /^Müritz-Nationalpark: Feuer ist dort verboten/],
    ['fr', 'Les feux sont-ils autorisés ?', /^Müritz-Nationalpark : feu interdit/],
    ['es', '¿Se puede hacer fuego?', /^En Müritz-Nationalpark el fuego está prohibido/],
    ['it', 'Si può accendere un fuoco?', /^Müritz-Nationalpark: il fuoco è vietato/],
    ['en', 'Are dogs allowed?', /at Müritz-Nationalpark is not known/],
    ['de', 'Sind Hunde erlaubt?', /^Ob bei Müritz-Nationalpark Hunde erlaubt sind, ist nicht bekannt/],
    ['fr', 'Les chiens sont admis ?', /^On ne sait pas si les chiens sont admis à Müritz-Nationalpark/],
    ['es', '¿Se admiten perros?', /^No se sabe si en Müritz-Nationalpark se admiten perros/],
    ['it', 'Sono ammessi i cani?', /^Non si sa se a Müritz-Nationalpark i cani sono ammessi/],
    ['fr', 'On peut y aller en bus ?', /^Müritz-Nationalpark : on ne sait pas/],
  ] as const)
    assert.match(after(language, query).answer, says, query)
})

test('what costs is asked of the first of a list, too', () => {
  for (const [before, query] of [
    ['quiet lakes in Germany', 'Do I have to pay?'],
    ['ruhige Seen in Deutschland', 'Kostet der Eintritt was?'],
    ['lacs calmes en Allemagne', 'Faut-il payer ?'],
    ['lagos tranquilos en Alemania', '¿Hay que pagar entrada?'],
    ['laghi tranquilli in Germania', 'Si paga?'],
  ] as const)
    assert.match(ask({ query, prev: [before] }, context).answer, /^[^.]*Müritz-Nationalpark[^.]*\.$/, query)
})

test('what is wanted of the spots is a condition, and no question', () => {
  for (const [language, query] of [
    ['en', 'only free ones'],
    ['de', 'nur kostenlose'],
    ['fr', 'seulement les gratuits'],
    ['es', '¿hay alguno gratis?'],
    ['it', 'solo quelli gratuiti'],
  ] as const)
    assert.equal(after(language, query).understood.access, 'free', query)
  assert.equal(ask({ query: 'Sind Hunde erlaubt?', prev: ['Seen in Deutschland'] }, context).understood.kind, 'find')
})
