import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const [query, says] of [
  ['which road is the loudest in Liechtenstein?', /^That is not known here: .* loudness of a road/],
  ['what is the loudest road in Andorra', /^That is not known here: .* loudness of a road/],
  ['noisiest railway in Liechtenstein', /^That is not known here: .* loudness of a road/],
  ['Welche Straße ist in Liechtenstein am lautesten?', /^Das ist hier nicht bekannt \(„am lautesten“\)/],
  ['Was ist die lauteste Straße in Andorra?', /^Das ist hier nicht bekannt \(„lauteste“\)/],
  ['quelle route est la plus bruyante au Liechtenstein ?', /^Ce n’est pas connu ici/],
  ['¿cuál es la carretera más ruidosa de Andorra?', /^Eso no se sabe aquí/],
  ['qual è la strada più rumorosa in Andorra?', /^Questo qui non si sa/],
] as const) {
  test(`roads are not ranked, and where most of one is heard is told: ${query}`, withExtracts, () => {
    assert.ok(extracts)
    const { answer } = ask({ query }, extracts.context)
    assert.match(answer, says)
    assert.match(answer, /\n- [^\n]*\b1[.,]0\b/)
  })
}

for (const query of [
  'places in Liechtenstein where roads are the loudest source',
  'what is the loudest spot in Andorra?',
  'wo in Andorra ist die Straße am lautesten?',
]) {
  test(`places are ranked as before: ${query}`, withExtracts, () => {
    assert.ok(extracts)
    assert.doesNotMatch(ask({ query }, extracts.context).answer, /not known here|nicht bekannt \(/)
  })
}
