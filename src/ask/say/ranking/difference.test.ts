import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS
const starter = await starterContext()

function answer(turns: readonly string[], context = known?.context ?? starter): string {
  return ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, context).answer
}

test('of two heights the difference is told in every language', { skip }, () => {
  for (const [query, said] of [
    ["How many metres higher is Pic de Comapedrosa than Pic de l'Estanyó?", /a difference of 28 m\.$/],
    ["Um wie viele Meter ist der Pic de Comapedrosa höher als der Pic de l'Estanyó?", /Unterschied: 28 m\.$/],
    ["De combien de mètres le Pic de Comapedrosa est-il plus haut que le Pic de l'Estanyó ?", /Écart : 28 m\.$/],
    ["¿Cuántos metros más alto es el Pic de Comapedrosa que el Pic de l'Estanyó?", /Diferencia: 28 m\.$/],
    ["Di quanti metri il Pic de Comapedrosa è più alto del Pic de l'Estanyó?", /Differenza: 28 m\.$/],
  ] as const)
    assert.match(answer([query]), said, query)
})

test('by how many dB one is louder is told by the levels, and not by the ratings', { skip }, () => {
  const first = 'Which is louder, Snaefell or North Barrule?'
  assert.match(
    answer([first, 'by how many dB?']),
    /^Snaefell is louder .* 50 dB, North Barrule 46 dB, a difference of 4 dB/,
  )
  assert.match(answer([first, 'by how much?']), /a difference of 0\.7\.$/)
  for (const [query, said] of [
    ['How many dB louder is Snaefell than North Barrule?', /a difference of 4 dB\.$/],
    ['Um wie viel Dezibel ist Snaefell lauter als North Barrule?', /Unterschied: 4 dB\.$/],
    ['De combien de décibels Snaefell est-il plus bruyant que North Barrule ?', /Écart : 4 dB\.$/],
    ['¿Cuántos decibelios más ruidoso es Snaefell que North Barrule?', /Diferencia: 4 dB\.$/],
    ['Di quanti decibel Snaefell è più rumoroso di North Barrule?', /Differenza: 4 dB\.$/],
    ['Is Snaefell quieter than North Barrule?', /a difference of 0\.7\.$/],
  ] as const)
    assert.match(answer([query]), said, query)
})

test('where no level is known, it is said that it is not', () => {
  const said = answer(['Is Sarek quieter than Abisko?', 'by how many decibels?'], starter)
  assert.equal(said, 'How loud, in dB, Sarek and Abisko are, is not known.')
})

test('how many dB there are is asked of the one that was told first', { skip }, () => {
  for (const turns of [
    ['quietest peak in Andorra', 'how many decibels?'],
    ['leisester Gipfel in Andorra', 'Wie viel Dezibel?'],
    ['quel est le sommet le plus calme en Andorre ?', 'combien de décibels ?'],
    ['¿Qué pico de Andorra es el más silencioso?', '¿cuántos decibelios tiene?'],
    ['qual è la cima più silenziosa di Andorra?', 'quanti decibel?'],
  ])
    assert.match(answer(turns), /Pic de l'Estanyó.* 24 dB/, turns.join(' > '))
  // A limit is a wish of the list.
  assert.match(answer(['peaks in Andorra', 'below 25 dB?']), /with less than 25 dB/)
})
