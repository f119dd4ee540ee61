import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context)

const LAKES = {
  en: ['lakes in Norway', 'tell me more about the second one'],
  de: ['Seen in Norwegen', 'Erzähl mir mehr über den zweiten'],
  fr: ['Lacs en Norvège', 'Dis-m’en plus sur le deuxième'],
  es: ['Lagos en Noruega', 'Cuéntame más sobre el segundo'],
  it: ['Laghi in Norvegia', 'Dimmi di più sul secondo'],
} as const

test('cheaper than one that was shown is told by the access of both, and never by how quiet they are', () => {
  const wetlands = ['Wetlands in Brazil or Argentina?', 'Tell me more about the second one']
  assert.equal(
    answerTo('And is it cheaper than the first?', ...wetlands).answer,
    'Whether access to Pantanal Matogrossense is free is not known. Access to Mamirauá is paid; how much is not recorded.',
  )
  for (const [language, query] of [
    ['en', 'is it cheaper than the first one?'],
    ['en', 'is it cheaper than the one before?'],
    ['de', 'Ist er billiger als der erste?'],
    ['de', 'Ist er billiger als der davor?'],
    ['fr', 'Est-il moins cher que le premier ?'],
    ['fr', 'Est-il moins cher que le précédent ?'],
    ['es', '¿Es más barato que el primero?'],
    ['es', '¿Es más barato que el anterior?'],
    ['it', 'È più economico del primo?'],
    ['it', 'È più economico di quello di prima?'],
  ] as const) {
    const { understood } = answerTo(query, ...LAKES[language])
    assert.equal(understood.aspect, 'access', query)
    assert.deepEqual(
      understood.spots.map(({ name }) => name),
      ['Hardangervidda', 'Femundsmarka'],
      query,
    )
  }
  assert.match(answerTo('is it cheaper than Abisko?', 'how loud is Sarek?').answer, /^Access to Sarek is free/)
})

test('closer than one that was shown is told by the distances of both', () => {
  for (const [language, query] of [
    ['en', 'is it closer to Oslo than the first one?'],
    ['de', 'Liegt er näher an Oslo als der erste?'],
    ['fr', 'Est-il plus proche d’Oslo que le premier ?'],
    ['es', '¿Está más cerca de Oslo que el primero?'],
    ['it', 'È più vicino a Oslo del primo?'],
  ] as const) {
    const { answer } = answerTo(query, ...LAKES[language])
    assert.match(answer, /^(Yes|Ja|Oui|Sí|Sì).*Hardangervidda.*183 km.*275 km/, query)
  }
  assert.match(answerTo('È più vicino a Kiruna di Abisko?', 'Sarek è tranquillo?').answer, /^No.*Abisko \(83 km\)/)
})

test('how big they are is not known', () => {
  assert.match(answerTo('Ist er größer als der erste?', ...LAKES.de).answer, /^Das ist hier nicht bekannt/)
  assert.match(answerTo('is it bigger than the first one?', ...LAKES.en).answer, /records no sizes/)
  assert.match(answerTo('größer als 4', 'Seen in Norwegen').answer, /4/)
})

test('how quiet they are is told where it is asked, and the one before is the one above it', () => {
  const { answer } = answerTo(
    'is it quieter than the previous one?',
    'Wetlands in Brazil or Argentina?',
    'Tell me more about the second one',
  )
  assert.match(answer, /^No, Pantanal Matogrossense is noisier than Mamirauá/)
})
