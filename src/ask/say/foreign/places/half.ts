// "In der Osthälfte (Kanada)", "dans le quart nord-est (Brésil)": a half or a quarter of a region in each language.
import type { Region, Side } from '../../../../index/regions/region.ts'
import type { Foreign } from '../../../vocabulary/languages/languages.ts'

type Wording = {
  sides: Readonly<Record<Side, string>>
  half: (side: string) => string
  quarter: (side: string) => string
  inHalf: string
  inQuarter: string
}

const GERMAN_SIDES: Wording['sides'] = {
  north: 'Nord',
  south: 'Süd',
  east: 'Ost',
  west: 'West',
  'north-east': 'Nordost',
  'north-west': 'Nordwest',
  'south-east': 'Südost',
  'south-west': 'Südwest',
}

const FRENCH_SIDES: Wording['sides'] = {
  north: 'nord',
  south: 'sud',
  east: 'est',
  west: 'ouest',
  'north-east': 'nord-est',
  'north-west': 'nord-ouest',
  'south-east': 'sud-est',
  'south-west': 'sud-ouest',
}

const SPANISH_SIDES: Wording['sides'] = {
  north: 'norte',
  south: 'sur',
  east: 'este',
  west: 'oeste',
  'north-east': 'noreste',
  'north-west': 'noroeste',
  'south-east': 'sureste',
  'south-west': 'suroeste',
}

const ITALIAN_SIDES: Wording['sides'] = {
  north: 'nord',
  south: 'sud',
  east: 'est',
  west: 'ovest',
  'north-east': 'nord-est',
  'north-west': 'nord-ovest',
  'south-east': 'sud-est',
  'south-west': 'sud-ovest',
}

const WORDINGS: Readonly<Record<Foreign, Wording>> = {
  de: {
    sides: GERMAN_SIDES,
    half: side => `${side}hälfte`,
    quarter: side => `${side}viertel`,
    inHalf: 'in der',
    inQuarter: 'im',
  },
  fr: {
    sides: FRENCH_SIDES,
    half: side => `moitié ${side}`,
    quarter: side => `quart ${side}`,
    inHalf: 'dans la',
    inQuarter: 'dans le',
  },
  es: {
    sides: SPANISH_SIDES,
    half: side => `mitad ${side}`,
    quarter: side => `cuarto ${side}`,
    inHalf: 'en la',
    inQuarter: 'en el',
  },
  it: {
    sides: ITALIAN_SIDES,
    half: side => `metà ${side}`,
    quarter: side => `quarto ${side}`,
    inHalf: 'nella',
    inQuarter: 'nel',
  },
}

/** The half or the quarter by name, and in it; `whole` is what the language calls the region that it is of. */
export function halfIn(
  language: Foreign,
  { side }: NonNullable<Region['half']>,
  whole: string,
): { name: string; within: string } {
  const { sides, half, quarter, inHalf, inQuarter } = WORDINGS[language]
  const isQuarter = side.includes('-')
  const name = `${(isQuarter ? quarter : half)(sides[side])} (${whole})`
  return { name, within: `${isQuarter ? inQuarter : inHalf} ${name}` }
}
