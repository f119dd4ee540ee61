import type { Direction } from '../../../../text/distance-words.ts'
import type { Sentences } from '../de/sentences.ts'

const SIDES: Readonly<Record<Direction, string>> = {
  north: 'al norte',
  'north-east': 'al noreste',
  east: 'al este',
  'south-east': 'al sureste',
  south: 'al sur',
  'south-west': 'al suroeste',
  west: 'al oeste',
  'north-west': 'al noroeste',
}

/** Where something lies, in Spanish. */
export const SPANISH_WHERE: Sentences['where'] = {
  in: name => `en ${name}`,
  inRegion: name => `en ${name}`,
  border: lands => `zona fronteriza ${lands} (30 km a cada lado)`,
  alongBorder: lands => `en la zona fronteriza ${lands} (30 km a cada lado)`,
  river: name => `junto al río ${name}`,
  lake: name => `junto al lago ${name}`,
  not: where => `no ${where}`,
  butNot: not => `, pero ${not}`,
  within: (km, name) => `a menos de ${km} de ${name}`,
  beyond: (km, name) => `a más de ${km} de ${name}`,
  nearer: (a, b) => `más cerca de ${a} que de ${b}`,
  side: (toward, name) => `${SIDES[toward]} de ${name}`,
  between: (a, b) => `entre ${a} y ${b}`,
  quieter: name => `más tranquilo que ${name}`,
  higher: name => `más alto que ${name}`,
  lower: name => `más bajo que ${name}`,
  louder: name => `más ruidoso que ${name}`,
  asQuiet: name => `al menos tan tranquilo como ${name}`,
  asRated: name => `con la misma puntuación que ${name}`,
  from: value => `desde ${value}`,
  upTo: value => `hasta ${value}`,
}
