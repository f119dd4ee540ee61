import type { Direction } from '../../../../text/distance-words.ts'

const SIDES: Readonly<Record<Direction, string>> = {
  north: 'nördlich',
  'north-east': 'nordöstlich',
  east: 'östlich',
  'south-east': 'südöstlich',
  south: 'südlich',
  'south-west': 'südwestlich',
  west: 'westlich',
  'north-west': 'nordwestlich',
}

/** Where something lies, in German. */
export const GERMAN_WHERE = {
  in: (name: string) => `in ${name}`,
  inRegion: (name: string) => `in ${name}`,
  border: (lands: string) => `Grenzgebiet ${lands} (30 km beiderseits)`,
  alongBorder: (lands: string) => `im Grenzgebiet ${lands} (30 km beiderseits)`,
  river: (name: string) => `am Fluss ${name}`,
  lake: (name: string) => (name.endsWith('see') ? `am ${name}` : `am See ${name}`),
  not: (where: string) => `nicht ${where}`,
  butNot: (not: string) => `, aber ${not}`,
  within: (km: string, name: string) => `im Umkreis von ${km} um ${name}`,
  beyond: (km: string, name: string) => `mehr als ${km} von ${name}`,
  nearer: (a: string, b: string) => `näher an ${a} als an ${b}`,
  side: (toward: Direction, name: string) => `${SIDES[toward]} von ${name}`,
  between: (a: string, b: string) => `zwischen ${a} und ${b}`,
  quieter: (name: string) => `leiser als ${name}`,
  higher: (name: string) => `höher gelegen als ${name}`,
  lower: (name: string) => `tiefer gelegen als ${name}`,
  louder: (name: string) => `lauter als ${name}`,
  asQuiet: (name: string) => `mindestens so leise wie ${name}`,
  asRated: (name: string) => `gleich bewertet wie ${name}`,
  from: (value: string) => `ab ${value}`,
  upTo: (value: string) => `bis ${value}`,
}
