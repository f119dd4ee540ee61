import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { ask } from '../../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

test('what need not lie in a town, or there, may lie elsewhere', { skip }, () => {
  if (!known) return
  for (const [before, query, said] of [
    [
      'gardens in Douglas',
      "a bit quieter please, doesn't have to be in town",
      /1 garden within 25 km of Douglas quieter than that: Garey ny Cloie/,
    ],
    ['gardens in Douglas', "doesn't have to be there", /3 gardens within 25 km of Douglas/],
    ['gardens in Douglas', "needn't be in Douglas", /3 gardens within 25 km of Douglas/],
    [
      'Gärten in Douglas',
      'etwas ruhiger bitte, muss nicht in der Stadt sein',
      /1 Garten im Umkreis von 25 km um Douglas .*Garey ny Cloie/s,
    ],
    ['Gärten in Douglas', 'muss nicht in Douglas sein', /3 Gärten im Umkreis von 25 km um Douglas/],
    [
      'Jardins à Douglas',
      'un peu plus calme, pas forcément en ville',
      /1 jardin à moins de 25 km de Douglas .*Garey ny Cloie/s,
    ],
    [
      'jardines en Douglas',
      'algo más tranquilo, no tiene que ser en la ciudad',
      /1 jardín a menos de 25 km de Douglas .*Garey ny Cloie/s,
    ],
    [
      'giardini a Douglas',
      "un po' più tranquillo, non deve per forza essere in città",
      /1 giardino entro 25 km da Douglas .*Garey ny Cloie/s,
    ],
    ['lakes in Andorra', "doesn't have to be in Andorra", /^The catalogue has 75 lakes\./],
    ['lakes near Soldeu', "forests, don't have to be near Soldeu", /^The catalogue has 70 forests\./],
    // Of a town that nobody asked for, nothing is left out.
    [
      'gardens on the Isle of Man',
      "quieter, needn't be in town",
      /^I found no garden on the Isle of Man quieter than that/,
    ],
    // Near misses: what was asked for as a thing, and what is ruled out.
    ['urban parks in Andorra', "doesn't have to be in town", /15 parks in Andorra/],
    ['gardens in Douglas', 'not in Douglas', /3 gardens outside Douglas/],
    ['lakes near Soldeu', 'not in town please', /within 25 km of Soldeu not listed as urban/],
    ['gardens in Douglas', "it doesn't have to be a garden", /13 spots in Douglas/],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [before] }, known.context)
    assert.match(answer, said, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})
