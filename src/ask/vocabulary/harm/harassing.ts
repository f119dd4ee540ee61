// Frightening animals or throwing things at them, in five languages; folded.
import { GAP } from './gap.ts'

type Words = {
  /** Does harm whoever does it, by whatever means. */
  frighten: string
  /** Does harm with what drives animals on: who watches birds may be said to chase them. */
  chase: string
  driven: string
  animals: string
  /** Who wants animals left alone says so. */
  leaves: string
  /** What stands before the verb where one wants to do it: "do drones scare birds" asks what they do. */
  wants?: string
  /** "Rehe erschrecken". */
  isVerbLast?: true
}

const WORDS: readonly Words[] = [
  {
    frighten:
      'scare|scaring|frighten|frightening|startle|startling|spook|spooking|harass|harassing|torment|tormenting|terrorise|terrorize|throw (stones|rocks|things) at|throwing (stones|rocks|things) at',
    chase: 'chase|chasing|pursue|herd|hunt|annoy|disturb|buzz',
    driven: 'drones?|quads?|quad bike|motorbike|dirt bike|dogs?|jet ski|snowmobile',
    animals:
      'deer|stags?|boars?|elk|moose|chamois|ibex|marmots?|squirrels?|rabbits?|foxes|animals?|wildlife|birds?|ducks?|geese|swans?|gulls?|sheep|cows?|cattle|horses?|goats?|eagles?|vultures?|owls?|otters?|beavers?|seals?',
    leaves: 'no|not|without|never|nothing|nobody|avoid|t',
    wants: '(?:^|(?:can|could|may|to|i|we|dogs?|for|fun|like|love)\\s+)',
  },
  {
    frighten:
      'erschrecken|erschrecke|aufscheuchen|verscheuchen|scheuchen|qualen|belastigen|terrorisieren|bewerfen|steine werfen',
    chase: 'jagen|jage|hetzen|verfolgen|treiben|storen|argern',
    driven: 'drohnen?|quads?|motorrad|hund(en)?|jetski|motorschlitten',
    animals:
      'hirsche?|rehe?n?|wildschweine?|gamsen?|gemsen?|steinbocke?|murmeltieren?|murmeltiere|hasen?|fuchse|tieren?|wildtieren?|vogeln?|enten|ganse|schwane|mowen|schafen?|kuhe|pferden?|ziegen|adler|geier|eulen?|biber|otter|robben',
    leaves: 'nicht|ohne|keine?[nrs]?|nichts|niemand|nie',
    isVerbLast: true,
  },
  {
    frighten:
      'effrayer|effaroucher|faire peur|terroriser|harceler|tourmenter|(jeter|lancer) des (pierres|cailloux) (sur|aux?)',
    chase: 'poursuivre|pourchasser|chasser|traquer|deranger|embeter',
    driven: 'drones?|quad|moto|chiens?|jet ski|motoneige',
    animals:
      'cerfs?|chevreuils?|biches?|sangliers?|chamois|bouquetins?|marmottes?|ecureuils?|lapins?|renards?|animaux|animal|betes|oiseaux?|canards?|oies|cygnes?|mouettes?|moutons?|vaches?|chevaux|chevres?|aigles?|vautours?|hiboux?|loutres?|castors?|phoques?',
    leaves: 'sans|ne|n|pas|rien|jamais|personne',
  },
  {
    frighten:
      'asustar|asuste|asustarle|espantar|ahuyentar|acosar|aterrorizar|hostigar|atormentar|(tirar|lanzar|tirarle) piedras a',
    chase: 'perseguir|cazar|molestar|correr detras de',
    driven: 'dron|drones|quad|moto|perr[oa]s?|moto de (agua|nieve)',
    animals:
      'ciervos?|venados?|corzos?|jabali(es)?|rebecos?|gamuzas?|cabras?|marmotas?|ardillas?|conejos?|zorros?|animal(es)?|bichos|pajaros?|aves?|patos?|gansos?|cisnes?|gaviotas?|ovejas?|vacas?|caballos?|aguilas?|buitres?|buhos?|nutrias?|castores?|focas?',
    leaves: 'sin|no|nada|nunca|nadie',
  },
  {
    frighten:
      'spaventare|spaventar|terrorizzare|molestare|tormentare|impaurire|(tirare|lanciare) (pietre|sassi) (a|ai|agli|alle|contro)',
    chase: 'inseguire|rincorrere|cacciare|disturbare|infastidire',
    driven: 'drone|droni|quad|moto|can[ei]|moto d acqua|motoslitta',
    animals:
      'cervi|cervo|caprioli?o?|cinghial[ei]|camosci|camoscio|stambecch[io]|marmott[ae]|scoiattol[io]|conigli|volp[ei]|animal[ei]|bestie|uccell[io]|anatre|oche|cign[io]|gabbian[io]|pecor[ae]|mucch?e?a?|cavall[io]|capr[ae]|aquil[ae]|avvoltoi|gufi|lontr[ae]|castor[io]|foche',
    leaves: 'senza|non|nulla|niente|mai|nessuno',
  },
]

/** More of a question is not read. */
const LONGEST_READ = 2000

const whole = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`
const pattern = (text: string) => new RegExp(text, 'u')

const HARASSING = WORDS.map(({ frighten, chase, driven, animals, leaves, wants = '', isVerbLast = false }) => {
  const deed = (verb: string) =>
    pattern(isVerbLast ? `${whole(animals)}${GAP}${whole(verb)}` : `${wants}${whole(verb)}${GAP}${whole(animals)}`)
  return {
    frightened: deed(frighten),
    chased: deed(chase),
    driven: pattern(whole(driven)),
    left: pattern(whole(leaves)),
  }
})

/** Tells whether a question, folded, asks where to frighten animals, or to drive them on. */
export function isHarassing(question: string): boolean {
  const text = question.slice(0, LONGEST_READ)
  return HARASSING.some(
    ({ frightened, chased, driven, left }) =>
      (frightened.test(text) || (driven.test(text) && chased.test(text))) && !left.test(text),
  )
}
