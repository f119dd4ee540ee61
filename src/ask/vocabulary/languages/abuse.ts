import type { Foreign } from './languages.ts'

/** Words of contempt, and laughter, in German, French, Spanish and Italian. */
export const ABUSE_ROWS: Readonly<Record<Foreign, string>> = {
  de: `
crappy = beschissen|beschissene|beschissener|beschissenes|beschissenen|beschissenste|beschissenster|beschissenstes|beschissensten|scheiß|scheiss|scheiße|verdammt|verdammte|verdammter|verdammtes|verdammten|verflucht|verfluchte|verfluchten|blöde|blöder|blödes|blöden|dämlich|dämliche|dämlichen|bescheuert|bescheuerte|bescheuerten|mies|miese|mieser|mieses|miesen|mieseste|miesester|miesestes|miesesten
shithole = drecksloch|dreckskaff|kaff|drecksnest`,
  fr: `
crappy = est nul|est nulle|c est nul|sont nuls|sont nulles|pourri|pourrie|pourris|pourries|plus pourri|plus pourrie|merdique|merdiques|plus merdique|putain|putain de|foutu|foutue|foutus|foutues|nul à chier|minable|minables|plus minable
shithole = trou paumé|trou à rats`,
  es: `
crappy = cutre|cutres|más cutre|más cutres|de mierda|mierda|mierdoso|mierdosa|puto|puta|putos|putas|maldito|maldita|malditos|malditas|asqueroso|asquerosa|más asqueroso|más asquerosa|puñetero|puñetera
shithole = pocilga|cuchitril`,
  it: `
crappy = schifoso|schifosa|schifosi|schifose|più schifoso|più schifosa|di merda|merda|merdoso|merdosa|maledetto|maledetta|maledetti|maledette|dannato|dannata|del cazzo|cazzo|squallido|squallida|più squallido|più squallida
shithole = letamaio|topaia`,
}

/** Laughter and exclamations, which ask for nothing. */
export const LAUGHTER =
  'lol lmao lmfao rofl xd omg omfg haha hahaha hahah hehe hehehe hihi ahah ahaha ahahah jaja jajaja jeje jejeje mdr ptdr hihihi lul'
