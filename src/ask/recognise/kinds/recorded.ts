import { ONLY_PRESENT } from '../../vocabulary/kinds/only-present.ts'
import { FILLER, type Meaning, type Span, UNSAID } from '../spans.ts'
import { fieldOf, recorded, withWhetherKnown } from './whether-known.ts'

/**
 * Reads "for how many beaches is it known whether there are toilets", "how many have a known value for wheelchair access" as
 * a question about what is recorded: the fact is no condition there. That access, fire rules or heights are not known is one.
 */
export function withRecorded(spans: readonly Span[]): readonly Span[] {
  const isOfNumbers = spans.some(({ meaning }) => meaning.is === 'share' || isCount(meaning))
  const whether = isOfNumbers ? withWhetherKnown(spans) : undefined
  if (whether) return whether
  const marks = isOfNumbers ? spans.filter(isMark) : []
  if (marks.length === 0) return spans
  const features = spans.filter(({ meaning }) => meaning.is === 'feature' && ONLY_PRESENT.has(meaning.feature))
  const isCondition = spans.some(span => span.meaning.is === 'missing' || isUnknownValue(span)) && spans.some(isTested)
  const facts = features.length > 0 || isCondition ? features : spans.filter(({ meaning }) => fieldOf(meaning) !== null)
  if (facts.length === 0) return spans
  return spans.map(span => {
    if (marks.includes(span) || span.meaning.is === 'share' || NOT.test(span.typed)) return { ...span, meaning: FILLER }
    return facts.includes(span) ? { ...span, meaning: recorded(span.meaning) } : span
  })
}

function isCount(meaning: Meaning): boolean {
  return meaning.is === 'ask' && meaning.ask === 'count'
}

function isMark(span: Span, at: number, spans: readonly Span[]): boolean {
  const { meaning, typed } = span
  if (isUnknownValue(span)) return true
  // "Of which you do not know the access".
  if (/^know$/i.test(typed) && (spans[at - 1] ?? UNSAID).meaning.is === 'negation') return true
  return MARKED.has(meaning.is) && (KNOWN.test(typed) || MISSING.test(typed))
}

function isUnknownValue({ meaning }: Span): boolean {
  return meaning.is === 'unknown value'
}

/** That one of these is not known is a condition by itself. */
function isTested({ meaning }: Span): boolean {
  return meaning.is === 'missing' || /^(access|fire|transport)$/.test(fieldOf(meaning) ?? '')
}

const MARKED: ReadonlySet<Meaning['is']> = new Set(['unknown', 'stop', 'ask', 'negation', 'off topic'])

/** "For how many is it not known": the answer says both. */
const NOT = /^(not|lacks?|lacking|nicht|pas|ne|no|non)$/i

const KNOWN =
  /(?<!\p{L})(known|recorded|values?|information|info|data|bekannt|verzeichnet|erfasst|vermerkt|hinterlegt|angaben?|informationen|infos?|daten|connue?s?|renseignée?s?|informations?|données?|enregistrée?s?|se sabe|sabe|se conoce|conoce|información|datos?|registrad[oa]s?|consta|sa se|si sa|conosce|conosciut[oaie]|weiß|weiss|sait|sabemos|sappiamo|informazion[ei]|dat[oi]|registrat[oaie])(?!\p{L})/iu
const MISSING =
  /(?<!\p{L})(missing|lacking|fehl(?:t|en)|unbekannt|manque(?:nt|-t)?|inconnue?s?|faltan?|desconocid[oa]s?|desconocen?|desconocemos|manca(?:no)?|sconosciut[oaie])(?!\p{L})/iu
