import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('a question behind what is told of a spot compares with that, in each language', () => {
  for (const [query, says] of [
    ['I was at Sarek last year and it was great. Is Rondane quieter?', /^No, Rondane is noisier than Sarek/],
    ['I already know Rondane. Is Sarek quieter?', /^Yes, Sarek is quieter than Rondane/],
    ['Rondane war eine Enttäuschung, viel zu laut. Ist Sarek ruhiger?', /^Ja: Sarek ist ruhiger als Rondane/],
    ['Wir waren schon dreimal bei Sarek. Ist Rondane ruhiger?', /^Nein: Rondane ist lauter als Sarek/],
    ['Je connais déjà Rondane. Sarek est-il plus calme ?', /^Oui : Sarek est plus calme que Rondane/],
    ['Estuve en Rondane el año pasado. ¿Es Sarek más tranquilo?', /^Sí: Sarek es más tranquilo que Rondane/],
    ['Siamo stati tre volte a Rondane. Sarek è più tranquillo?', /^Sì: Sarek è più tranquillo di Rondane/],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('of what was told nothing is asked where the question names another spot', () => {
  for (const query of [
    'I already know Rondane. Is Sarek free?',
    'Letzten Sommer haben wir Rondane besucht. Ist Sarek kostenlos?',
    'Nous sommes allés trois fois à Rondane. Sarek est-il gratuit ?',
    'Ya conozco Rondane. ¿Es gratis Sarek?',
    'Conosco già Rondane. Sarek è gratis?',
  ]) {
    const { sources, understood } = ask({ query }, context)
    assert.deepEqual([sources.map(({ title }) => title), understood.notApplied], [['Sarek'], []], query)
  }
})

test('what somebody told of a spot is of it where the question names none', () => {
  for (const query of [
    'A friend recommended Sarek. Is it free?',
    'Ein Freund hat mir Sarek empfohlen. Ist es kostenlos?',
    'Un ami m’a recommandé Sarek. Est-ce gratuit ?',
    'Un amigo me ha recomendado Sarek. ¿Es gratis?',
    'Un amico mi ha consigliato Sarek. È gratis?',
  ]) {
    const { sources, understood } = ask({ query }, context)
    assert.deepEqual([sources.map(({ title }) => title), understood.notApplied], [['Sarek'], []], query)
  }
})

test('a claim, a wish and a plan lose no word', () => {
  assert.match(ask({ query: 'We are going to Sarek in May. Is it free?' }, context).answer, /"in May"/)
  assert.match(ask({ query: 'Wir überlegen, im Mai zu Sarek zu fahren. Ist es kostenlos?' }, context).answer, /im Mai/)
  const claimed = ask({ query: 'I heard that Sarek is free. Is that true?' }, context)
  assert.match(claimed.answer, /Access to Sarek is free/)
  const wondering = ask({ query: 'I was wondering if dogs are allowed at Sarek. Is it free?' }, context)
  assert.match(wondering.answer, /dogs.*not known/)
})
