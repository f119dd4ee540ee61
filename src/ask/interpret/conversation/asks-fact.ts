import type { Span } from '../../recognise/spans.ts'
import { NOT_NECESSARILY } from '../polarity/indifference/indifference-words.ts'

/**
 * Tells whether a question, rather than a wish, speaks of a fact of what was shown: "do I have to pay?", "kostet das
 * Eintritt?", "se admiten perros?", and not "free ones" or "mit Hunden".
 */
export function asksFact(spans: readonly Span[]): boolean {
  const isOther = spans.some(({ meaning: { is } }) => ELSE.has(is))
  // "Dogs do not matter" takes a condition back.
  if (spans.some(({ said }) => said === NOT_NECESSARILY)) return false
  const isFact = spans.some(({ meaning: { is } }) => FACTS.has(is) || is === 'aspect')
  const typed = spans.map(each => each.typed)
  const said = typed.filter((each, at) => each !== typed[at - 1]).join(' ')
  const isWhich = spans.slice(0, MOST_BEFORE_WHICH).some(({ said: word }) => WHICH.test(word))
  return isFact && !isOther && !isWhich && VERB.test(said) && (!OTHERS.test(said) || FEE.test(said))
}

const FACTS: ReadonlySet<Span['meaning']['is']> = new Set(['access', 'fire', 'transport', 'feature'])
/** What looks for spots, or goes on with what was looked for. */
const ELSE: ReadonlySet<Span['meaning']['is']> = new Set([
  'follow',
  'or',
  'generic',
  'superlative',
  'comparative',
  'name',
  'spot',
  'quality',
  'rating',
  'group',
  'average',
  'share',
  'extreme',
])
/** "And which are free"; "kostet der Eintritt was" ends in it. */
const MOST_BEFORE_WHICH = 3
const WHICH = /^(which|what)( ones?)?$/i

/** What makes a question of a phrase, in each language. */
const VERB = wordOf(
  'is|are|does|do|can|may|must|need|costs?|allowed',
  'ist|sind|darf|dürfen|kann|können|muss|müssen|kostet|kosten|komme|kommt|kommen|liegt',
  'est|sont|peut|peuvent|faut|coûte|coute|paie|paye|doit',
  'es|son|está|se puede|se pueden|hay que|cuesta|se paga|se admiten|admiten|se permite|se permiten|tengo que|tenemos que|está permitido',
  'è|sono|si può|si possono|bisogna|costa|si paga|si deve|si arriva|ammettono|accettano|dobbiamo|devo',
)
/** "Is there a fee?": nobody looks for one. */
const FEE = wordOf(
  'fee|charge',
  'gebühr|gebühren|eintrittsgeld',
  'frais|droit d entrée',
  'tasa|tarifa',
  'biglietto|tariffa',
)
/** "¿Hay alguno gratis?", "gibt es kostenlose", "lesquels sont gratuits": others, or some of them. */
const OTHERS = wordOf(
  'any|some|ones?|is there|are there|show',
  'welche[rs]?|einen|keine[nr]?|einige|gibt es|gibts|zeig|nur',
  'lesquels|lesquelles|lequel|laquelle|quels|quelles|y a t il|il y en a',
  'alguno|alguna|algunos|algunas|cuáles|cuál|hay (?!que)',
  'quali|quale|qualcuno|alcuni|ci sono|c è|ce ne sono',
)

function wordOf(...languages: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${languages.join('|')})(?!\p{L})`, 'iu')
}

/** "È rumoroso?", "elle est bruyante ?": one is asked about, and no other is sought that is so. */
export function asksQuality(spans: readonly Span[]): boolean {
  const said = spans.filter(({ meaning: { is } }) => is !== 'sign')
  const areOthers = said.some(({ meaning: { is }, said: word }) => !OF_QUALITY.has(is) || WHICH.test(word))
  const typed = said.map(each => each.typed).join(' ')
  return !areOthers && said.some(({ meaning }) => meaning.is === 'quality') && IS.test(typed) && !OTHERS.test(typed)
}

const OF_QUALITY: ReadonlySet<Span['meaning']['is']> = new Set([
  'quality',
  'stop',
  'intensifier',
  'pronoun',
  'and',
  'follow',
])
const IS = wordOf('is', 'ist', 'est', 'es|está', 'è')
