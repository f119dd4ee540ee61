import type { FeatureKey } from '../features.ts'

/**
 * What names call a place. `foreign`: words of other languages, which mean it also where no phrase of the vocabulary begins;
 * `own`: words that the vocabulary has, too. With a `point` a thing lies at one place and bears its name by itself.
 */
type KindWords = { foreign?: readonly string[]; own?: readonly string[]; point?: FeatureKey }

const ROWS: readonly [point: FeatureKey | null, foreign: string, own: string][] = [
  ['lake', 'estany estanys llac lac lago laguna gorg', 'lake see basses'],
  ['peak', 'pic pico puig tossal tuc cim bony monte mont', 'alt punta spitze gipfel peak'],
  ['saddle', 'port coll col collada collet portella', 'joch pass'],
  ['hut', 'refugi refugio rifugio refuge cabana cabane', 'hutte hut'],
  ['waterfall', 'cascada cascade cascata', 'wasserfall waterfall'],
  ['cave', '', 'cova cueva grotte grotta hohle cave'],
  ['spring', '', 'font fuente fonte fontaine quelle spring'],
  ['viewpoint', '', 'mirador belvedere aussichtspunkt viewpoint'],
  ['beach', '', 'platja playa plage spiaggia strand beach'],
  ['cape', 'cabo cap capo kap', 'cape'],
  ['glacier', '', 'glacera glaciar glacier ghiacciaio gletscher'],
  [null, 'vall valle val vallee vallon wadi tal', ''],
  [null, 'riu rio riviere fiume rivu', ''],
  [null, 'sierra serra cordillera macizo massiccio', ''],
]

export const KIND_WORDS: readonly KindWords[] = ROWS.map(([point, foreign, own]) => ({
  ...(foreign !== '' && { foreign: foreign.split(' ') }),
  ...(own !== '' && { own: own.split(' ') }),
  ...(point !== null && { point }),
}))
