import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

const QUESTIONS: readonly (readonly [question: string, ...said: RegExp[]])[] = [
  ['Is Sarek quieter than Hornstrandir and is it free?', /^Yes, Sarek is quieter/, /Access to Sarek is free/],
  ['Where is Sarek and is it quieter than Hornstrandir?', /Sarek is quieter/, /Sarek lies at/],
  ['How far is it from Innsbruck to Sarek and is it quieter than Königssee?', /Sarek is quieter/, /km from Innsbruck/],
  [
    'Is Sarek quieter than Rondane and is there a hut at Rondane?',
    /Sarek is quieter/,
    /Yes, Rondane is listed with a hut/,
  ],
  ['Which is quieter and closer to Oslo, Sarek or Rondane?', /Sarek is quieter/, /Rondane is closer to Oslo/],
  ['Which is closer to Paris, Sarek or Hornstrandir, and which is quieter?', /Sarek is closer/, /Sarek is quieter/],
  ['Was ist näher an Paris, Sarek oder Hornstrandir, und was ist ruhiger?', /^Näher \(Paris\)/, /Sarek ist ruhiger/],
  ['Wo liegt Sarek und ist es ruhiger als Hornstrandir?', /Sarek ist ruhiger/, /Sarek liegt bei/],
  ['Sarek est-il plus calme que Hornstrandir et est-il gratuit ?', /Sarek est plus calme/, /accès gratuit/],
  ['¿Es Sarek más tranquilo que Hornstrandir y es gratis?', /Sarek es más tranquilo/, /es gratuito/],
  [
    "Quale è più tranquillo, Sarek o Rondane, e c'è un rifugio?",
    /Sarek è più tranquillo/,
    /Sì, a Rondane c’è un rifugio/,
  ],
  ['Which is quieter and easier to reach, Sarek or Königssee?', /no measure of how easily/, /Sarek is quieter/],
  ['Is Sarek quieter and easier to reach than Königssee?', /no measure of how easily/, /\. Sarek is quieter/],
  [
    'Which is closer to Oslo and more beautiful, Sarek or Rondane?',
    /no measure of beauty/,
    /Rondane is closer to Oslo/,
  ],
  ['Was ist leiser und leichter zu erreichen, Sarek oder Königssee?', /nicht bekannt/, /Sarek ist ruhiger/],
  [
    'Welcher ist schöner, Sarek oder Königssee?',
    /^Das ist hier nicht bekannt \([^)]*\): Der Katalog verzeichnet es nicht\.$/,
  ],
  ['¿Cuál es más tranquilo y más fácil de alcanzar, Sarek o Königssee?', /Sarek es más tranquilo/],
  ['Quale è più silenzioso e più accessibile, Sarek o Königssee?', /non si sa/, /Sarek è più tranquillo/],
  ['Why is Königssee louder than Sarek?', /Königssee is noisier/, /noise sources/],
  ['Why is Königssee rated 2.4 and is it free?', /noise sources/, /Access to Königssee is free/],
  ['Pourquoi Königssee est-il bruyant et est-il gratuit ?', /sources de bruit/, /accès gratuit/],
]

test('what is asked beside a comparison or a reason is answered, too', () => {
  for (const [query, ...said] of QUESTIONS) {
    const { answer } = ask({ query }, context)
    for (const part of said) assert.match(answer, part, query)
  }
})

test('what a comparison says is neither said twice nor named as not applied', () => {
  const heights = ask({ query: 'Compare Sarek, Rondane and Tiveden by height and by quiet' }, context).answer
  assert.equal(heights.match(/not known/g)?.length, 1, heights)
  for (const query of ['Wie laut ist es in Sarek im Vergleich zu Rondane?', 'How loud is Sarek compared with Rondane?'])
    assert.deepEqual(ask({ query }, context).understood.notApplied, [], query)
  const far = ask({ query: 'Which is closer to Oslo, Sarek or Rondane, and how far is it from Stockholm?' }, context)
  assert.match(far.answer, /closer to Oslo.*from Stockholm/)
})

test('the kind of the compared spots is not asked of them', () => {
  for (const query of ['Which lake, Sarek or Rondane, is quieter?', 'Which lake is quieter, Sarek or Rondane?'])
    assert.doesNotMatch(ask({ query }, context).answer, /lake/, query)
})

test('what may be asked of a spot that is not known is not answered of the other', () => {
  const { answer, understood } = ask({ query: 'Is Atlantis free and quieter than Sarek?' }, context)
  assert.doesNotMatch(answer, /Access/)
  assert.deepEqual(understood.notApplied, ['free'])
})
