import type { Direction } from '../../../../text/distance-words.ts'
import type { Sentences } from '../de/sentences.ts'
import { de, que } from './grammar.ts'

const SIDES: Readonly<Record<Direction, string>> = {
  north: 'au nord',
  'north-east': 'au nord-est',
  east: 'à l’est',
  'south-east': 'au sud-est',
  south: 'au sud',
  'south-west': 'au sud-ouest',
  west: 'à l’ouest',
  'north-west': 'au nord-ouest',
}

/** Where something lies, in French. */
export const FRENCH_WHERE: Sentences['where'] = {
  in: name => `à ${name}`,
  inRegion: name => `en ${name}`,
  border: lands => `zone frontalière ${lands} (30 km de chaque côté)`,
  alongBorder: lands => `dans la zone frontalière ${lands} (30 km de chaque côté)`,
  river: name => `au bord du fleuve ${name}`,
  lake: name => `au bord du lac ${name}`,
  not: where => `pas ${where}`,
  butNot: not => `, mais ${not}`,
  within: (km, name) => `à moins de ${km} ${de(name)}`,
  beyond: (km, name) => `à plus de ${km} ${de(name)}`,
  nearer: (a, b) => `plus près ${de(a)} que ${de(b)}`,
  side: (toward, name) => `${SIDES[toward]} ${de(name)}`,
  between: (a, b) => `entre ${a} et ${b}`,
  quieter: name => `plus calme ${que(name)}`,
  higher: name => `plus haut ${que(name)}`,
  lower: name => `plus bas ${que(name)}`,
  louder: name => `plus bruyant ${que(name)}`,
  asQuiet: name => `au moins aussi calme ${que(name)}`,
  asRated: name => `avec la même note ${que(name)}`,
  from: value => `à partir de ${value}`,
  upTo: value => `jusqu’à ${value}`,
}
