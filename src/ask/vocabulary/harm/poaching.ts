// Killing animals that are protected, and any unseen, in five languages; folded.
import { GAP } from './gap.ts'

type Words = {
  kill: string
  hunt: string
  game: string
  protectedGame: string
  unseen: string
  /** "Wölfe schießen"; elsewhere what stands before the verb does it: "do bears kill people". */
  isVerbLast?: true
}

const WORDS: readonly Words[] = [
  {
    kill: 'shoot|shooting|kill|killing|trap|snare|bait',
    hunt: 'hunt|hunting|catch',
    game: 'deer|stags?|boars?|elk|moose|bison|chamois|ibex|animals?|birds?|ducks?|game',
    protectedGame: 'wol(f|ves)|bears?|lynx(es)?|eagles?|vultures?|owls?|otters?|beavers?|seals?',
    unseen:
      'unseen|unnoticed|secretly|without being (seen|caught)|without getting caught|without (\\w+ ){1,3}(noticing|seeing|knowing|finding out)|without (a |any )?(licen[cs]e|permit)|on the quiet',
  },
  {
    isVerbLast: true,
    kill: '(ab|er)?schie(ss|ß)en|schie(ss|ß)e|tote|toten|erlegen|erlege|abknallen|knallen|vergiften',
    hunt: 'jagen|jage|fangen|fange|erbeuten',
    game: 'hirsche?|rehe?|wildschweine?|gamsen?|gemsen?|steinbock|steinbocke|tiere?|vogel|enten|wild|hasen?|marderhund',
    protectedGame: 'wolf|wolfe|bar|baren|luchse?|adler|geier|eulen?|biber|otter|robben',
    unseen: 'unbemerkt|ungesehen|heimlich|ohne gesehen zu werden|ohne erwischt zu werden|schwarz|ohne jagdschein',
  },
  {
    kill: 'tirer sur|tuer|abattre|flinguer|buter|pieger|empoisonner',
    hunt: 'chasser|capturer|attraper',
    game: 'cerfs?|chevreuils?|biches?|sangliers?|chamois|bouquetins?|animaux|animal|oiseaux?|canards?|gibier|lievres?',
    protectedGame: 'loups?|ours|lynx|aigles?|vautours?|hiboux?|loutres?|castors?|phoques?',
    unseen:
      'sans (se|me) faire (voir|prendre|remarquer|choper)|sans etre (vu|vue|vus|pris|prise)|en cachette|discretement|en douce|ni vu ni connu',
  },
  {
    kill: 'disparar|disparar(le|les)|matar|cargarme|pegar(le|les) un tiro|abatir|envenenar',
    hunt: 'cazar|capturar|atrapar',
    game: 'ciervos?|venados?|corzos?|jabali(es)?|rebecos?|gamuzas?|cabras?|animal(es)?|pajaros?|aves?|patos?|conejos?|liebres?',
    protectedGame: 'lobos?|osos?|linces?|aguilas?|buitres?|buhos?|nutrias?|castores?|focas?',
    unseen:
      'sin que (me|nos) (vean|pillen|vea|pille|cojan)( nadie)?|sin ser vist[oa]s?|a escondidas|en secreto|de furtivo',
  },
  {
    kill: 'sparare|sparar|uccidere|ammazzare|abbattere|avvelenare|far fuori',
    hunt: 'cacciare|catturare|intrappolare',
    game: 'cervi|cervo|caprioli?o?|cinghial[ei]|camosci|camoscio|stambecch[io]|animal[ei]|uccell[io]|anatre|lepr[ei]|selvaggina',
    protectedGame: 'lup[io]|ors[io]|linc[ei]|aquil[ae]|avvoltoi|gufi|lontr[ae]|castor[io]|foche',
    unseen:
      'senza (essere|farmi|farci|farsi) (vist[oaie]|vedere|beccare|scoprire|notare|beccat[oa])|di nascosto|in segreto|senza che (nessuno )?(mi|ci) (veda|vedano)',
  },
]

/** Who shoots photographs does no harm. */
const CAMERA = /foto|photo|film|kamera|camera|bild|imagen/u
/** More of a question is not read. */
const LONGEST_READ = 2000

const whole = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`
const pattern = (text: string) => new RegExp(text, 'u')
const before = (verb: string, animal: string) => `${whole(verb)}${GAP}${whole(animal)}`
const beside = (verb: string, animal: string) => `${before(verb, animal)}|${before(animal, verb)}`

const POACHING = WORDS.map(({ kill, hunt, game, protectedGame, unseen, isVerbLast = false }) => ({
  killed: pattern(isVerbLast ? beside(kill, protectedGame) : before(kill, protectedGame)),
  taken: pattern(beside(`${kill}|${hunt}`, `${game}|${protectedGame}`)),
  unseen: pattern(whole(unseen)),
}))
const NAMED = pattern(whole('schwarz ?(angeln|fischen|jagen)|(pescare|caccia|cacciare) di frodo|(pesca|caza) furtiva'))

/** Tells whether a question, folded, asks where to kill what is protected, or anything unseen. */
export function isPoaching(question: string): boolean {
  const text = question.slice(0, LONGEST_READ)
  if (NAMED.test(text)) return true
  return (
    POACHING.some(({ killed, taken, unseen }) => killed.test(text) || (unseen.test(text) && taken.test(text))) &&
    !CAMERA.test(text)
  )
}
