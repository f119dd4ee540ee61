import { foldedStart } from '../../../text/fold.ts'
import { FILLER, isFiller, type Meaning, namesSpot, type Span } from '../spans.ts'

/**
 * Reads "is Sarek crowded", "are there many tourists at Sarek" as how many people are at a named spot, and "without crowds", "sin
 * gente" as the wish for few, of which nothing is known.
 */
export function withCrowded(spans: readonly Span[]): readonly Span[] {
  const read = spans.map(
    (span, at): Span => (isUnwanted(spans, at) ? { ...span, meaning: CROWDS, corrected: null } : span),
  )
  return withCrowdedSpot(read)
}

/** "Without any people", "no tourists", and what other languages say in one phrase: "ohne Leute", "poca gente". */
function isUnwanted(spans: readonly Span[], at: number): boolean {
  const span = spans[at]
  if (!span || !OF_WORDS.has(span.meaning.is) || (span.meaning.is === 'off topic' && span.meaning.subject !== null))
    return false
  if (/^crowd$/i.test(span.said) && FEW.test(foldedStart(span.typed))) return true
  if (!/^crowd$/i.test(span.said) && !MANY.test(span.typed)) return false
  const before = spans.slice(0, at).findLast(({ said }) => !BETWEEN.test(said))
  return before?.meaning.is === 'negation' || (before?.meaning.is === 'relation' && AWAY.test(before.said))
}

/** "Away from the crowds", "lontano dalla folla". */
const AWAY = /^((far|well|a long way) )?away from$|^(far|a long way) from$/i

const FEW =
  /^(ohne|keine?|wenig|weniger|nicht so viele|sin|no hay|no haya|no suele haber|(con )?poca|menos|sans|(avec )?peu|moins|senza|non|(con )?meno|lontano) /
/** No "tourist traps". */
const MANY = /^(crowds?|people|tourists|visitors|hikers|walkers|folks?)$/i
const BETWEEN = /^(any|other|the|a|so|too|very|many|much|of|all|big|large|huge)$/i

function withCrowdedSpot(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex((_, i) => isCrowded(spans, i) || isOnlyPeople(spans, i))
  if (at === -1 || !spans.some(namesSpot) || spans.some(isSearch)) return spans
  return spans.map((span, i): Span => {
    if (i === at) return { ...span, meaning: CROWDS, corrected: null }
    return isAmount(span) ? { ...span, said: 'the', meaning: FILLER } : span
  })
}

const CROWDS: Meaning = { is: 'off topic', subject: 'crowds' }

function isCrowded(spans: readonly Span[], at: number): boolean {
  const span = spans[at]
  if (!span || !OF_WORDS.has(span.meaning.is)) return false
  // "No queues at Sarek": that there are none, no text tells.
  if (spans[at - 1]?.meaning.is === 'negation') return false
  if (CROWDED.test(span.typed)) return true
  const before = spans.slice(0, at).findLast(other => isAmount(other) || !isFiller(other))
  return PEOPLE.test(span.typed) && before !== undefined && isAmount(before)
}

/** "Tourists in Wadi Rum?", "are there visitors at Sarek": people and a spot, and nothing else. */
function isOnlyPeople(spans: readonly Span[], at: number): boolean {
  const span = spans[at]
  if (!span || !OF_WORDS.has(span.meaning.is) || !ANY_PEOPLE.test(span.typed)) return false
  return spans.every((other, i) => i === at || isFiller(other) || OF_PLACE.has(other.meaning.is))
}

const ANY_PEOPLE =
  /^(people|tourists?|tourism|visitors?|hikers|walkers|touristen|tourismus|besucher|leute|wanderer|touristes?|tourisme|visiteurs?|randonneurs|turistas?|turismo|visitantes|senderistas|turisti|visitatori|escursionisti)$/i
const OF_PLACE: ReadonlySet<Meaning['is']> = new Set(['name', 'spot', 'relation', 'sign', 'ask', 'allowed'])

function isAmount({ typed }: Span): boolean {
  return AMOUNT.test(typed)
}

/** Spots are looked for, counted or compared. */
function isSearch({ meaning }: Span): boolean {
  return meaning.is === 'superlative' || meaning.is === 'generic' || (meaning.is === 'ask' && meaning.ask === 'compare')
}

const OF_WORDS: ReadonlySet<Meaning['is']> = new Set(['unknown', 'stop', 'off topic'])
const CROWDED =
  /^((over)?crowded|(very )?busy|packed|overrun|touristy|mobbed|rammed|crowds?|queues?|voll|rappelvoll|bondée?|blindée?|llen[oa]|pien[oa])$/i
const PEOPLE = /^(people|tourists?|visitors?|hikers|walkers|folks?)$/i
const AMOUNT = /^(how many|how much|many|so many|too many|a lot|lots|a lot of|lots of|loads of|full of|crowds of)$/i
