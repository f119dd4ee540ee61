import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import { FILLER, type Span } from '../spans.ts'

/**
 * Reads "lakes in Norway, and tell me whether access is free" as lakes of which a fact is to be told: a clause behind what is
 * looked for that begins with "whether", or with "if" behind a verb of telling, asks and restricts nothing.
 */
export function withToldFacts(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex((_, i) => isBeginning(spans, i))
  const end = at === -1 ? -1 : endOf(spans, at + 1)
  const clause = spans.slice(at + 1, end)
  const facts = clause.filter(isFact)
  if (at === -1 || facts.length === 0 || !clause.every(isOfClause) || !spans.slice(0, at).some(isHead))
    return [...spans]
  const lead = spans.slice(0, at).findLastIndex(isHead)
  return spans.map((span, i) => {
    if (i > lead && i < at && TELLS.test(span.typed)) return filler(span)
    if (i < at || i >= end) return span
    // "Are they family free": a word that may restrict is named.
    if (span.meaning.is === 'unknown' || (span.meaning.is === 'stop' && span.meaning.isContent)) return span
    return isFact(span) ? { ...span, meaning: { is: 'told', fact: span.meaning } } : filler(span)
  })
}

/** A span with what it says where it is no clause of facts: what is asked of a named spot is asked anyway. */
export function untold(span: Span): Span {
  return span.meaning.is === 'told' ? { ...span, meaning: span.meaning.fact } : span
}

function isBeginning(spans: readonly Span[], at: number): boolean {
  const { typed } = spans[at] ?? { typed: '' }
  if (/^(whether|ob)$/i.test(typed) || isAskedOfEach(spans, at)) return true
  if (!/^(if|si|se)$/i.test(typed)) return false
  return spans.slice(Math.max(0, at - MOST_BETWEEN), at).some(span => TELLS.test(span.typed))
}

/** "Lakes in Norway, and are they free?", "and do any of them have huts?": asked of each. */
function isAskedOfEach(spans: readonly Span[], joint: number): boolean {
  const [is, verb, subject] = [spans[joint]?.meaning.is, spans[joint + 1], spans[joint + 2]?.meaning]
  if (!verb || (is !== 'and' && is !== 'comma' && is !== 'sign')) return false
  const isOfThem = subject?.is === 'pronoun' && subject.of === 'spots'
  const isGerman = /^(sind|haben)$/i.test(verb.typed) && /^sie$/i.test(spans[joint + 2]?.typed ?? '')
  const isAsked =
    PLURAL_VERB.test(verb.typed) &&
    !isOfSelf(spans, joint + 1) &&
    !(is === 'and' && isCountedByVerb(spans.slice(0, joint)))
  return (VERB.test(verb.said) && isOfThem) || isAsked || isGerman
}

/** "Laghi in Norvegia. Sono in sedia a rotelle.": the Italian for "I am" is that for "they are". */
function isOfSelf(spans: readonly Span[], verb: number): boolean {
  const end = spans[endOf(spans, verb)]
  const isStated = end?.meaning.is === 'sign' && end.said !== '?'
  return /^sono$/i.test(spans[verb]?.typed ?? '') && (isStated || /^un[ao]?$/i.test(spans[verb + 1]?.typed ?? ''))
}

/** "Cuántos permiten acampar y son gratis": those are counted that do both. */
function isCountedByVerb(before: readonly Span[]): boolean {
  const isCounted = before.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'count')
  return isCounted && before.some(({ meaning, typed }) => /^(allowed|fire)$/.test(meaning.is) || HAVING.test(typed))
}

const HAVING = /^(tienen|ofrecen|admiten|hanno|offrono|ammettono)$/i

const VERB = /^(are|do|do any|do all|have|can)\b/i
/** "Sind sie", "sont-elles", "son", "sono". */
const PLURAL_VERB = /^(sont (elles|ils)|ont (elles|ils)|son|tienen|sono|hanno)$/i

/** "Sag mir bitte, ob". */
const MOST_BETWEEN = 4

/** Where the clause ends: at the end of its sentence, or at a comma. */
function endOf(spans: readonly Span[], from: number): number {
  const end = spans.findIndex(({ meaning }, i) => i >= from && (meaning.is === 'comma' || meaning.is === 'sign'))
  return end === -1 ? spans.length : end
}

type Fact = Extract<Span['meaning'], { is: 'told' }>['fact']

function isFact(span: Span): span is Span & { meaning: Fact } {
  const { meaning } = span
  if (meaning.is === 'feature') return !LANDSCAPE_KEYS.has(meaning.feature)
  return meaning.is === 'access' || meaning.is === 'fire' || meaning.is === 'transport'
}

function isOfClause(span: Span): boolean {
  return isFact(span) || OF_CLAUSE.has(span.meaning.is)
}

/** The rating is told of each spot anyway. */
const OF_CLAUSE: ReadonlySet<Span['meaning']['is']> = new Set([
  'stop',
  'aspect',
  'ask',
  'pronoun',
  'negation',
  'forbidden',
  'allowed',
  'optional',
  'and',
  'or',
  'quality',
  'relation',
  'generic',
  'unknown',
])

function isHead({ meaning }: Span): boolean {
  return meaning.is === 'generic' || meaning.is === 'superlative' || meaning.is === 'feature'
}

function filler(span: Span): Span {
  return { ...span, meaning: FILLER }
}

/** Verbs of telling, in five languages. */
const TELLS =
  /^(tell|tell me|tell us|say|saying|state|stating|note|noting|mention|mentioning|indicate|indicating|specify|specifying|know|check|show|include|including|add|report|list|sag|sage|sagen|gib|geben|angeben|angabe|nenne|nennen|schreib|schreibe|zeig|zeige|wissen|dazu|dis|dites|dire|précise|précisez|préciser|précisant|indique|indiquez|indiquer|indiquant|savoir|mentionne|mentionnez|di|dime|diga|dígame|decir|saber|indica|indicando|indicar|especifica|especificando|señala|dimmi|dica|sapere|specifica|specificando|precisa|precisando|segnala|segnalando)( (me|us|mir|uns|moi|nous|mi|ci))?$/i
