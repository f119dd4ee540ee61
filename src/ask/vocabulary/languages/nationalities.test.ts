import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { countryName } from '../../../geo/countries.ts'
import { COUNTRY_NAMES } from '../../../index/regions/country-phrases.ts'
import { ask } from '../../ask.ts'
import { NAMES as GERMAN } from './de/names.ts'
import { NAMES as SPANISH } from './es/names.ts'
import { NAMES as FRENCH } from './fr/names.ts'
import { NAMES as ITALIAN } from './it/names.ts'
import { adjectivesOfCountries } from './nationalities.ts'

const context = await starterContext()
const placeOf = (query: string) => ask({ query, prev: [] }, context).understood.place?.name

const NAMES = { de: GERMAN, es: SPANISH, fr: FRENCH, it: ITALIAN }
/** Lakes of a country, and an ending that agrees with them. */
const LAKES = {
  de: (of: string) => `${of.replace(/isch$/, 'ische')} Seen`,
  es: (of: string) => `lagos ${of}`,
  fr: (of: string) => `lacs ${of}`,
  it: (of: string) => `laghi ${of}`,
}

for (const language of ['de', 'es', 'fr', 'it'] as const)
  test(`an adjective of a country is the country: ${language}`, () => {
    const wrong = adjectivesOfCountries(language).flatMap(({ english, said }) => {
      const meant = placeOf(`lakes in ${english}`) ?? placeOf(`${english} lakes`)
      return said
        .filter(each => meant === undefined || placeOf(LAKES[language](each)) !== meant)
        .map(each => `${each}: ${placeOf(LAKES[language](each))}, not ${meant}`)
    })
    assert.deepEqual(wrong, [])
  })

/**
 * Of these people say the name: the two Congos share an adjective, "dominikanisch" is of the Dominican Republic, "granadino"
 * of the Spanish town too, and the rest are territories without one.
 */
const WITHOUT: ReadonlySet<string> = new Set(
  'CG DM VI BQ CW GF NU PF PN GS HM TF SJ es:GD de:RE de:HK de:GP de:FK it:RE it:HK it:FK'.split(' '),
)

test('each country of the starter catalogue, and of the extracts, has an adjective in each language', () => {
  const codes = new Set([...starterSpots().flatMap(({ country }) => country ?? []), 'AD', 'IM', 'LI', 'MC'])
  assert.ok(codes.size > 100)
  const missing = (['de', 'es', 'fr', 'it'] as const).flatMap(language => {
    const rows = [...adjectivesOfCountries(language), ...NAMES[language]].filter(({ said }) => said.length > 0)
    const english = new Set(rows.map(({ english }) => english.toLowerCase()))
    return [...codes]
      .filter(
        code =>
          ![countryName(code)?.toLowerCase() ?? '', ...(COUNTRY_NAMES.get(code) ?? [])].some(name => english.has(name)),
      )
      .filter(code => !WITHOUT.has(code) && !WITHOUT.has(`${language}:${code}`))
      .map(code => `${language}: ${code} ${countryName(code)}`)
  })
  assert.deepEqual(missing, [])
})
