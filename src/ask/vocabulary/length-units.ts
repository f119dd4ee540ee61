/** Units besides kilometres that a distance can be told in, and how many kilometres each has. */
const UNITS = [
  { words: /^(mile|miles|mi)$/, name: 'miles', km: 1.609344 },
  { words: /^(metre|metres|meter|meters)$/, name: 'metres', km: 0.001 },
  { words: /^(yard|yards)$/, name: 'yards', km: 0.0009144 },
  { words: /^(foot|feet|ft)$/, name: 'feet', km: 0.0003048 },
] as const
const NAUTICAL = { name: 'nautical miles', km: 1.852 } as const

/** What a distance is told in beside kilometres. */
export type LengthUnit = { name: string; km: number }

/** The unit in the words of a question for a distance: "how many miles". */
export function unitInWords(said: string): LengthUnit | undefined {
  const words = said.toLowerCase().split(' ')
  return words.map(word => unitOf(word, words.includes('nautical'))).find(unit => unit !== undefined)
}

/** A unit by its word. */
export function unitOf(word: string, isNautical: boolean): LengthUnit | undefined {
  const found = UNITS.find(({ words }) => words.test(word))
  if (isNautical) return found?.name === 'miles' ? NAUTICAL : undefined
  return found && { name: found.name, km: found.km }
}

/** Metres by which what is above a height is higher at least: 2200 m is not above 2200 m. */
export const BARELY = 0.001
