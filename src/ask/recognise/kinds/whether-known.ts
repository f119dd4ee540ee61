import type { Aspect, MissingField } from '../../vocabulary/meanings.ts'
import { FILLER, type Meaning, type Span } from '../spans.ts'

/**
 * Reads "for how many places do you not know whether dogs are allowed", "bei wie vielen ist unklar, ob es eine Hütte gibt" as a
 * question about what is recorded: what stands behind "whether" is no condition there.
 */
export function withWhetherKnown(spans: readonly Span[]): readonly Span[] | undefined {
  const asked = spans.findIndex(({ meaning: { is } }) => is === 'share' || is === 'ask')
  const at = spans.findIndex((_, i) => i > asked && isWhetherKnown(spans, asked, i))
  if (asked === -1 || at === -1) return undefined
  const isFact = ({ meaning }: Span) => meaning.is === 'feature' || fieldOf(meaning) !== null
  const first = spans.findIndex((span, i) => i >= at && isFact(span))
  const fact = spans[first]
  if (!fact) return undefined
  // "Whether access is free" says one fact in two words.
  const isAgain = ({ meaning }: Span) => fieldOf(meaning) !== null && fieldOf(meaning) === fieldOf(fact.meaning)
  const after = spans.findIndex((span, i) => i > first && !PREDICATE.has(span.meaning.is) && !isAgain(span))
  const end = after === -1 ? spans.length : after
  const known = spans.slice(0, at + 1).findLastIndex(span => KNOWS.test(span.typed))
  return spans.map((span, i) => {
    if (i === first) return { ...span, meaning: recorded(span.meaning) }
    const isContent = i > at && span.meaning.is === 'stop' && span.meaning.isContent
    const isLead = i > asked && i >= known - MOST_BEFORE && i < first && OF_CLAUSE.has(span.meaning.is) && !isContent
    const isFiller = i === known || isLead || (i > first && i < end) || span.meaning.is === 'share'
    return isFiller ? { ...span, meaning: FILLER } : span
  })
}

/** Behind a verb of knowing or telling, which no "and" parts from the number asked for. */
function isWhetherKnown(spans: readonly Span[], asked: number, at: number): boolean {
  const { typed } = spans[at] ?? { typed: '' }
  if (WHETHER_KNOWN.test(typed)) return true
  const before = spans.slice(Math.max(asked + 1, at - MOST_BETWEEN), at)
  const knows = before.findIndex(span => KNOWS.test(span.typed))
  const isApart = spans
    .slice(asked + 1, at)
    .some(({ meaning }, i) => meaning.is === 'and' || (meaning.is === 'comma' && asked + 1 + i < at - 1))
  return WHETHER.test(typed) && knows !== -1 && !isApart
}

const MOST_BETWEEN = 4
/** "Do you not know". */
const MOST_BEFORE = 3
/** "Ne sait-on pas si l'accès" is no lack of access. */
const WHETHER = /^(whether|if|ob|si|s|se)$|^(pas|non|no) (si|se) /i
/** Where one phrase of a table holds both: "non sapete se è permesso". */
const WHETHER_KNOWN =
  /(?<!\p{L})(know|sait(?:[- ]on)?(?: pas)?|savez(?:[- ]vous)?(?: pas)?|sa|sapete|sappiamo|sabe|sabéis) (if|whether|si|se)(?!\p{L})/iu
/** As each language says that something is known, told or not certain. */
const KNOWS =
  /(?<!\p{L})(know|known|unknown|say|says|tell|tells|state|states|mention|mentions|record|recorded|clear|unclear|certain|uncertain|idea|information|info|data|weiß|weiss|weißt|weisst|wissen|wisst|bekannt|unbekannt|klar|unklar|ungewiss|offen|angaben?|verzeichnet|vermerkt|sait|savez|savons|sais|ignor\p{L}*|connue?|inconnue?|indiqué|précisé|sabe|sabes|sabéis|sabemos|saben|conoce|desconoce\p{L}*|desconocido|consta|claro|sa|sai|sapete|sappiamo|sanno|conosce|conoscete|noto|ignoto|chiaro|risulta|indicato)(?!\p{L})/iu
const OF_CLAUSE: ReadonlySet<Meaning['is']> = new Set([
  'stop',
  'ask',
  'pronoun',
  'negation',
  'forbidden',
  'allowed',
  'optional',
  'unknown value',
  'comma',
])

/** Makes of a fact the question whether it is recorded. */
export function recorded(meaning: Meaning): Meaning {
  const field = fieldOf(meaning)
  return { is: 'recorded', feature: meaning.is === 'feature' && field === null ? meaning.feature : null, field }
}

/** What is said of the fact behind it; a comma, "without" or another joint begins something else. */
const PREDICATE: ReadonlySet<Meaning['is']> = new Set([
  'stop',
  'ask',
  'pronoun',
  'allowed',
  'forbidden',
  'optional',
  'sign',
])

/** The field that a word is of. */
export function fieldOf(meaning: Meaning): MissingField | null {
  if (meaning.is === 'access' || meaning.is === 'fire' || meaning.is === 'transport') return meaning.is
  if (meaning.is === 'feature' && meaning.feature === 'no-access') return 'access'
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
