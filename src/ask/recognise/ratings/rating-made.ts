import { FILLER, type Meaning, namesSpot, type Span } from '../spans.ts'

/**
 * Reads "is the rating measured with a microphone", "what is the difference between an editorial and a computed rating" as a
 * question about how ratings come about: such words, and nothing that is looked for. Of a named spot it is why it has its
 * rating.
 */
export function withRatingMade(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(isMade)) return spans
  const named = spans.filter(namesSpot)
  if (named.length > 1 || !spans.every(span => isMade(span) || named.includes(span) || isBeside(span))) return spans
  const isOfRating = spans.some(span => isMade(span) && !WEAK.test(span.said)) || spans.some(isRating)
  if (!isOfRating) return spans
  const asked = named.length > 0 ? WHY : HELP
  const first = spans.findIndex(isMade)
  return spans.map((span, at) =>
    at === first
      ? { ...span, meaning: asked, corrected: null }
      : isMade(span) || isJoint(span) || isAsk(span) || !KEPT.has(span.meaning.is)
        ? { ...span, meaning: FILLER, corrected: null }
        : span,
  )
}

const HELP: Meaning = { is: 'ask', ask: 'rating help' }
const WHY: Meaning = { is: 'ask', ask: 'why' }
/** What says how a rating came about. */
function isMade({ said, meaning }: Span): boolean {
  if (meaning.is === 'confidence') return isOfRater(meaning.any)
  return (meaning.is === 'stop' || meaning.is === 'off topic') && MADE.test(said)
}

/** By whom, and not how sure: either editorial ratings, or all others. */
function isOfRater(any: readonly string[]): boolean {
  return any.length > 1 || any[0] === 'editorial'
}

const MADE =
  /^(editorial(ly)?|editors?|computed|calculated|modell?ed|simulated|measured|measurements?|(an )?estimate[ds]?|microphones?|mics?|sound (level )?meters?|decibel meter|sensors?)$/i
/** What may be of other things as well. */
const WEAK = /^(editors?|sensors?|(an )?estimate[ds]?|measurements?)$/i

function isRating({ meaning }: Span): boolean {
  if (meaning.is === 'ask') return meaning.ask === 'rating help'
  if (meaning.is === 'aspect') return meaning.aspect === 'rating' || meaning.aspect === 'level'
  return meaning.is === 'rating word' || isValue(meaning) || (meaning.is === 'quality' && meaning.quality === 'quiet')
}

function isValue(meaning: Meaning): boolean {
  return meaning.is === 'rating' || (meaning.is === 'number' && meaning.value >= 1 && meaning.value <= 5)
}

function isJoint({ meaning }: Span): boolean {
  return meaning.is === 'or' || meaning.is === 'and' || meaning.is === 'comma' || meaning.is === 'follow'
}

function isAsk({ meaning }: Span): boolean {
  return meaning.is === 'ask'
}

/** What still says something: the value of which it is asked, the spot, and whether it is spoken of. */
const KEPT: ReadonlySet<Meaning['is']> = new Set(['number', 'rating', 'name', 'spot', 'pronoun', 'sign'])

function isBeside(span: Span): boolean {
  const { meaning, said, typed } = span
  if (isRating(span) || isJoint(span) || BESIDE.test(typed)) return true
  if (meaning.is === 'ask') return meaning.ask !== 'count' && meaning.ask !== 'where'
  if (meaning.is === 'generic') return /^(one|ones|site|sites|spot|place)$/i.test(said)
  return meaning.is === 'stop' ? !meaning.isContent : BESIDE_KINDS.has(meaning.is)
}

const BESIDE_KINDS: ReadonlySet<Meaning['is']> = new Set(['sign', 'pronoun', 'relation', 'negation', 'intensifier'])

/** Verbs and nouns that go with those words, in each language. */
const BESIDE =
  /^(means?|meaning|use[ds]?|using|take|taken|real|really|there|hand|model|algorithm|map|maps|values?|numbers?|figures?|place|difference|bedeutet|heißt|heisst|benutzt|verwendet|nutzt|echt|ort|hand|modell|karten?|werte?|zahlen|unterschied|utilise[zr]?|réellement|modèle|cartes?|valeurs?|chiffres?|différence|veut dire|signifie|usáis|usan?|modelo|mapas?|valor(es)?|números?|diferencia|significa|quiere decir|usate|modello|mapp[ae]|valor[ei]|numeri|differenza|vuol dire|sul posto|sur place|vor ort|in situ)$/i
