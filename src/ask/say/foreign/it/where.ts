import type { Direction } from '../../../../text/distance-words.ts'
import type { Sentences } from '../de/sentences.ts'
import { a } from './grammar.ts'

const SIDES: Readonly<Record<Direction, string>> = {
  north: 'a nord',
  'north-east': 'a nord-est',
  east: 'a est',
  'south-east': 'a sud-est',
  south: 'a sud',
  'south-west': 'a sud-ovest',
  west: 'a ovest',
  'north-west': 'a nord-ovest',
}

/** Where something lies, in Italian. */
export const ITALIAN_WHERE: Sentences['where'] = {
  in: a,
  inRegion: name => `in ${name}`,
  border: lands => `zona di confine ${lands} (30 km per lato)`,
  alongBorder: lands => `nella zona di confine ${lands} (30 km per lato)`,
  river: name => `lungo il fiume ${name}`,
  lake: name => `sul lago ${name}`,
  not: where => `non ${where}`,
  butNot: not => `, ma ${not}`,
  within: (km, name) => `entro ${km} da ${name}`,
  beyond: (km, name) => `a più di ${km} da ${name}`,
  nearer: (a, b) => `più vicino a ${a} che a ${b}`,
  side: (toward, name) => `${SIDES[toward]} di ${name}`,
  between: (a, b) => `tra ${a} e ${b}`,
  quieter: name => `più tranquillo di ${name}`,
  higher: name => `più in alto di ${name}`,
  lower: name => `più in basso di ${name}`,
  louder: name => `più rumoroso di ${name}`,
  asQuiet: name => `tranquillo almeno come ${name}`,
  asRated: name => `con lo stesso voto di ${name}`,
  from: value => `da ${value}`,
  upTo: value => `fino a ${value}`,
}
