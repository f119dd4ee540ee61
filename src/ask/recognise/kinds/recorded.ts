import { ONLY_PRESENT } from '../../vocabulary/kinds/only-present.ts'
import type { Aspect, MissingField } from '../../vocabulary/meanings.ts'
import { FILLER, type Meaning, type Span } from '../spans.ts'

/**
 * Reads "for how many beaches is it known whether there are toilets", "how many have a known value for wheelchair access" as
 * a question about what is recorded: the fact is no condition there. That access, fire rules or heights are not known is one.
 */
export function withRecorded(spans: readonly Span[]): readonly Span[] {
  const isOfNumbers = spans.some(({ meaning }) => meaning.is === 'share' || isCount(meaning))
  const marks = isOfNumbers ? spans.filter(isMark) : []
  if (marks.length === 0) return spans
  const features = spans.filter(({ meaning }) => meaning.is === 'feature' && ONLY_PRESENT.has(meaning.feature))
  const isCondition = spans.some(({ meaning: { is } }) => is === 'missing' || is === 'unknown value')
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

function isMark({ meaning, typed }: Span): boolean {
  if (meaning.is === 'unknown value') return true
  return MARKED.has(meaning.is) && (KNOWN.test(typed) || MISSING.test(typed))
}

const MARKED: ReadonlySet<Meaning['is']> = new Set(['unknown', 'stop', 'ask', 'negation', 'off topic'])

/** "For how many is it not known": the answer says both. */
const NOT = /^(not|nicht|pas|ne|no|non)$/i

const KNOWN =
  /(?<!\p{L})(known|recorded|values?|information|info|data|bekannt|verzeichnet|erfasst|vermerkt|hinterlegt|angaben?|informationen|infos?|daten|connue?s?|renseignée?s?|informations?|données?|enregistrée?s?|se sabe|sabe|se conoce|conoce|información|datos?|registrad[oa]s?|consta|sa se|si sa|conosce|conosciut[oaie]|weiß|weiss|sait|sabemos|sappiamo|informazion[ei]|dat[oi]|registrat[oaie])(?!\p{L})/iu
const MISSING =
  /(?<!\p{L})(missing|lacking|fehl(?:t|en)|unbekannt|manque(?:nt|-t)?|inconnue?s?|faltan?|desconocid[oa]s?|manca(?:no)?|sconosciut[oaie])(?!\p{L})/iu

function recorded(meaning: Meaning): Meaning {
  return { is: 'recorded', feature: meaning.is === 'feature' ? meaning.feature : null, field: fieldOf(meaning) }
}

/** The field that a word is of. */
function fieldOf(meaning: Meaning): MissingField | null {
  if (meaning.is === 'access' || meaning.is === 'fire' || meaning.is === 'transport') return meaning.is
  return meaning.is === 'aspect' ? (FIELDS[meaning.aspect] ?? null) : null
}

const FIELDS: Readonly<Partial<Record<Aspect, MissingField>>> = {
  access: 'access',
  fire: 'fire',
  transport: 'transport',
  elevation: 'elevation',
  level: 'level',
  scenery: 'scenery',
  activities: 'activities',
}
