import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('a noise that is not computed is named as not applied, and no law is asked', () => {
  for (const [query, named] of [
    ['lakes in Finland without drones', /drones/],
    ['beaches in Portugal with no jet skis', /jet skis/],
    ['Strände in Portugal ohne Jetskis', /Jetskis/],
    ['plages au Portugal sans bateaux à moteur', /moteur/],
    ['playas en Portugal sin motos de agua', /motos de agua/],
    ['playa tranquila sin música ni lanchas', /lanchas/],
    ['spiagge in Portogallo senza motoscafi', /motoscafi/],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.match(understood.notApplied.join(), named, query)
    assert.doesNotMatch(answer, /law|Gesetz|loi|ley|legge/, query)
  }
  assert.match(answerTo('are drones allowed at Sarek').answer, /What the law/)
})

test('what is to be far away is no word to look for', () => {
  for (const query of [
    'lakes in Finland away from quads',
    'lacs en Finlande loin des quads',
    'lakes in Finland far from wolverines',
  ])
    assert.doesNotMatch(answerTo(query).answer, /text mentions|dans le texte/, query)
})
