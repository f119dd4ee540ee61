// Killing animals that are protected, and any unseen, in five languages; folded.

type Words = { kill: string; hunt: string; game: string; protectedGame: string; unseen: string }

const WORDS: readonly Words[] = [
  {
    kill: 'shoot|shooting|kill|killing|trap|snare|bait',
    hunt: 'hunt|hunting|catch',
    game: 'deer|stags?|boars?|elk|moose|bison|chamois|ibex|animals?|birds?|ducks?|game',
    protectedGame: 'wol(f|ves)|bears?|lynx(es)?|eagles?|vultures?|owls?|otters?|beavers?|seals?',
    unseen: 'unseen|unnoticed|secretly|without being (seen|caught)|without getting caught|on the quiet',
  },
  {
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

/** At most four words between a verb and the animal. */
const GAP = String.raw`(?:\s+(?!\d)[\p{L}'’-]+){0,4}\s+`
/** Who shoots photographs does no harm. */
const NO_CAMERA = String.raw`^(?!.*(foto|photo|film|kamera|camera|bild|imagen))`
const end = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`
const beside = (verb: string, animal: string) => `(${end(verb)}${GAP}${end(animal)}|${end(animal)}${GAP}${end(verb)})`

/** Patterns of whole questions, folded. */
export const POACHING: readonly RegExp[] = [
  ...WORDS.flatMap(({ kill, hunt, game, protectedGame, unseen }) => [
    `${NO_CAMERA}.*${beside(kill, protectedGame)}`,
    `${NO_CAMERA}(?=.*${end(unseen)}).*${beside(`${kill}|${hunt}`, `${game}|${protectedGame}`)}`,
  ]),
  end('schwarz ?(angeln|fischen|jagen)|(pescare|caccia|cacciare) di frodo|(pesca|caza) furtiva'),
].map(pattern => new RegExp(pattern, 'su'))
