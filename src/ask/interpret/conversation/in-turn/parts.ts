// Where a text that asks several things is parted: at what joins, before words that a question begins with.
import type { Language } from '../../../vocabulary/languages/languages.ts'
import { isRelativeClause } from '../../asking/clauses/relative-clause.ts'

/**
 * Of a language: what joins two questions, what a question begins with, and what begins one where a question mark ends it and
 * may else go on with what is said before.
 */
type Opening = { and: string; opener: string; asked: string }

const OPENINGS: Readonly<Record<Language, Opening>> = {
  en: {
    and: 'and|but|or(?: else)?|otherwise,?|failing that,?|(?:and )?if not,?|(?:and )?if so,?|if (?:it|they|that|i|you|we|one) (?:(?:can|is|are|do|does) ?not|(?:can|isn|aren|don|doesn)’?t),?|if (?:it|that)’?s not,?|if they’?re not,?',
    opener:
      'why|how(?! about)|where|when|what|which|in (?:which|what)|who|tell me|any of (?:them|those|these)|is (?:it|that|this|there|any|one|entry|entrance|access|either|camping|swimming)|are (?:they|there|these|those|any|dogs|fires)|(?:does|do|did) (?:it|that|any|they|you|i|we|one|dogs)|(?:can|could|may|might|should|must) (?:i|we|you|one|it|they|dogs)',
    asked: 'is|are|any(?:where|thing)?|some(?:where|thing)',
  },
  de: {
    and: 'und|aber|oder(?: sonst)?|(?:an)?sonst(?:en)?[,:]?|andernfalls[,:]?|(?:und )?(?:wenn|falls) nicht,?|(?:und )?wenn ja,?',
    opener:
      'warum|wieso|weshalb|(?:wie|wo|wohin|woher|wann|was)(?! (?:ich|wir|du|ihr|schon) | \\S+ (?:behauptet|sagt|sagen|schreibt|meint|verspricht)(?!\\p{L}))|wer|(?:in )?welche[rsnm]?|(?:ist|sind|hat|haben|kostet|kosten|liegt|darf|dürfen|kann|können|muss|gibt) (?:es|das|der|die|dort|da|er|sie|man|ich|wir|mein|eine[rsnm]?|eintritt|hunde|etwas|jemand)',
    asked: 'ist|sind|kostet|irgendwo',
  },
  fr: {
    and: 'et|mais|ou(?: bien)?|sinon,?|dans le cas contraire,?|à défaut,?|si oui,?',
    opener:
      'pourquoi|comment|combien|où|quand|(?:dans )?quel(?:le)?s?|à quelle distance|à combien|lequel|laquelle|lesquels|lesquelles|que|qu’y|quoi|qu’est-ce|est-ce|est-(?:il|elle|on)|sont-(?:ils|elles)|c’est|y (?:en )?a-t-il|peut-on|puis-je|faut-il|a-t-(?:il|elle|on)|ça coûte|l’entrée est|l’accès est',
    asked: 'est|les chiens|les feux|l’entrée|quelque part',
  },
  es: {
    and: 'y|e|o|u|pero|de lo contrario,?|(?:y )?si no,?|(?:y )?si es así,?',
    opener:
      'por qué|porqué|cómo|(?:a )?cuánt[oa]s?|dónde|cuándo|(?:en |a )?qué|cuál(?:es)?|quién|se (?:puede|permite|admiten?)|puedo|podemos|hay que|hay alg[uú]n[oa]?|algun[oa] (?:es|de|cuesta|tiene)|cuesta',
    asked: 'es|son|está|hay|cobran|permiten|aceptan|admiten',
  },
  it: {
    and: 'e|ed|o|oppure|ma|(?:e )?se no,?|(?:e )?se sì,?|altrimenti,?',
    opener:
      'perché|perche|come|com’è|(?:a )?quant[oaie]|dove|dov’è|quando|(?:in |a )(?:che|quale)|che(?! (?:non|sono|siano|sia|hanno|abbia|abbiano)(?!\\p{L}))|cos(?:a|’altro)|qual[ei]?|chi|si può|si possono|posso|possiamo|bisogna|c’è|ci sono|ce (?:n’è|ne sono)|qualcun[oa]|costa',
    asked: 'è|sono|ci si può|i cani|i fuochi|si paga|dista',
  },
}

/** The end of a sentence, a comma or a dash, or the space before a Spanish question or "and". */
const JOINT = String.raw`(?<=[?!.…]["»”)]*)\s+|\s*[,;:]\s*(?!\d)|\s+[–—-]+\s+|\s+(?=¿)`

const BORDERS = ofEach(({ and, opener, asked }) => {
  const joined = String.raw`(?:(?:${and})\s+)?¿?\s*(?:(?:${and})\s+)?`
  return String.raw`(?:${JOINT}|\s+(?=(?:${and})\s))${joined}(?=(?:${opener})(?!\p{L})|(?:${asked})(?!\p{L})[^?]*\?)`
}, 'giu')

const QUESTIONS = ofEach(({ opener }) => String.raw`^\W*(?:${opener})(?!\p{L})`, 'iu')

function ofEach(pattern: (opening: Opening) => string, flags: string): ReadonlyMap<string, RegExp> {
  return new Map(
    Object.entries(OPENINGS).map(([language, opening]) => [
      language,
      new RegExp(pattern(opening).replaceAll('’', "['’]"), flags),
    ]),
  )
}

/** Tells whether a text begins with what a question begins with: "I like Sarek" does not. */
export function isQuestion(text: string, language: string): boolean {
  return QUESTIONS.get(language)?.test(text) === true
}

/** "Why", "how", "pourquoi": asks openly, and is no courtesy. */
export function isOpen(text: string): boolean {
  return OPEN.test(text)
}

const OPEN =
  /^(?:why|how|where|when|which|warum|wieso|wie|wo|wann|pourquoi|comment|combien|où|quand|por qué|cómo|cuánt|dónde|cuándo|perché|come|quant|dove|quando)/iu

/** "Is there", "where": looks for spots, and does not ask of one. */
export function isLooking(text: string): boolean {
  return LOOKING.test(text)
}

const LOOKING =
  /^(?:is there|are there|where|what(?: else)? is (?:there|near)|which other|(?:any|some)(?:where|thing)|gibt es|wo|was (?:gibt es|liegt)|welche anderen|irgendwo|(?:qu['’])?y (?:en )?a-t-il|qu['’]est-ce qu['’]il y a|quoi d['’]autre|quels autres|où|quelque part|(?:qué (?:más |otr[oa]s? \p{L}+ )?)?hay|dónde|(?:cos['’]altro |cosa |che (?:altro )?)?c['’]è|quali altri|ci sono|ce n(?:['’]è|e sono)|dove)(?!\p{L})/iu

/** The ways to part a text in what is asked first and what is asked behind it, the last border first. */
export function partsOf(text: string, language: string): readonly (readonly [string, string])[] {
  const border = BORDERS.get(language)
  if (!border || text.length > MOST_LETTERS) return []
  const borders = [...text.matchAll(border)].slice(-MOST_BORDERS).toReversed()
  return borders.flatMap(({ index, 0: joint }): (readonly [string, string])[] => {
    const [before, behind] = [text.slice(0, index).trim(), text.slice(index + joint.length).trim()]
    if (before === '' || behind === '' || isOneQuestion(before, joint, behind)) return []
    return [[before, behind]]
  })
}

/**
 * Tells whether what stands behind a comma goes on with what stands before it: a relative clause, or the verb that a question
 * with one waits for, as in "how many lakes, which are free, are there in Sweden".
 */
function isOneQuestion(before: string, joint: string, behind: string): boolean {
  if (/^\s*\p{L}+\s*$/u.test(joint)) return isSamePredicate(before, behind)
  if (joint.trim() !== ',') return false
  return isRelativeClause(behind) || (VERB.test(behind) && isWithoutVerb(before))
}

/**
 * "How many allow camping and are free": English and German never leave out whom they ask about, Spanish and Italian do, so that
 * only what is counted has both.
 */
function isSamePredicate(before: string, behind: string): boolean {
  return PREDICATE.test(behind) || SOMEWHERE.test(behind) || (COUNTED.test(before) && PLURAL_PREDICATE.test(behind))
}

const PREDICATE =
  /^(?:is|are|ist|sind) (?:not |nicht )?\p{Ll}+(?=[?!.]*$| (?:and|or|but|with|in|by|for|to|within|near|und|oder|aber|mit|bei|für) )/u
/** "And are near water", "und sind an einem See". */
const SOMEWHERE =
  /^(?:(?:is|are|lies?) (?:not |also |both |all )?(?:near|by|close to|next to|beside|on|at|in|within|inside|outside|above|below|under|over|around|along|far from|away from|less than|more than|at least|at most|up to)|(?:ist|sind|liegt|liegen) (?:nicht |auch |alle )?(?:nahe|nah|bei|an|am|in|im|auf|unter|über|oberhalb|unterhalb|außerhalb|innerhalb|neben|weniger als|mehr als|mindestens|höchstens)) /u
const COUNTED = /^\W*(?:cu[áa]nt[oa]s|quant[ie])(?!\p{L})/iu
const PLURAL_PREDICATE = /^(?:son|están|sono) /u

/** What begins with how many or which are meant, and says nothing of them up to its first comma. */
function isWithoutVerb(text: string): boolean {
  const [asked = ''] = text.split(',')
  return NUMBERED.test(asked) && !ANY_VERB.test(asked)
}

const NUMBERED =
  /^\W*(?:how many|what (?:share|percentage|proportion|number)|which|wie viele?|welche[rsnm]?|welcher anteil|combien|quel(?:le)?s?|cu[áa]nt[oa]s?|qué|cuáles|quant[ie]|quali|che)(?!\p{L})/iu
const VERBS = String.raw`is|are|has|have|can|do|does|lie|lies|gibt|ist|sind|hat|haben|liegt|liegen|kann|darf|est|sont|y a|a-t|ont|peut|hay|es|son|está|están|tienen?|puede|c['’]è|ci sono|è|sono|hanno|si può`
const VERB = new RegExp(`^(?:${VERBS})(?!\\p{L})`, 'iu')
const ANY_VERB = new RegExp(`(?<!\\p{L})(?:${VERBS})(?!\\p{L})`, 'iu')

const MOST_LETTERS = 400
const MOST_BORDERS = 3
