import { accountFor } from '../account/account.ts'
import { interpret, type Reading } from './understand.ts'
import type { Place } from '../gazetteer/place.ts'
import type { CanMention, Query, Understanding } from '../query.ts'
import { Budget } from '../recognise/budget.ts'
import { OTHER_LANGUAGES } from '../vocabulary/languages/other-languages.ts'
import { otherLanguageOf } from '../recognise/languages/other-language.ts'
import { languageOf } from '../recognise/languages/language.ts'
import { limited, type Lookups } from '../recognise/lookups.ts'
import type { Language } from '../vocabulary/languages/languages.ts'
import { placedAtAsker, placedHere, withTripsPlaced } from '../recognise/placed-here.ts'
import { scan } from '../recognise/scan.ts'
import { retrieve } from '../find/retrieve.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import type { QuestionContext } from '../question-context.ts'
import { complete as completed, standsAlone } from './complete.ts'
import { NEARBY_KM } from './refine.ts'

const MOST_EARLIER = 8

/** The language of an answer to a question of none, and where the asker is. */
type Asker = { preferred?: Language | undefined; near?: Coordinates | undefined }

/**
 * Reads a question together with those before it: "there", "closer", "and with a shelter?". Goes back until a question
 * that stands alone.
 */
export function readInContext(
  text: string,
  prev: readonly string[],
  context: QuestionContext,
  { preferred = 'en', near }: Asker = {},
): Understanding {
  const canMention = (word: string) => context.index.list({ filter: { words: word }, limit: 1 }).total > 0
  const lookups = limited(context.gazetteer, canMention, new Budget())
  const other = otherLanguageOf(text)
  const told = languageIn(text, prev, lookups)
  const language = told ?? preferred
  const said = placedHere(scan(text, lookups, language), near)
  const alone = interpret(withTripsPlaced(said), lookups)
  const before = standsAlone(alone) ? null : earlierQuery(prev, canMention, context)
  const placed = near && !before ? placedAtAsker(said, near) : said
  const spans = withTripsPlaced(placed)
  const reading = placed === said ? alone : interpret(spans, lookups)
  const complete = before ? completing(before, context) : (each: Reading) => each.query
  const query = complete(reading)
  // A name in another script is a name.
  const isName = query.kind === 'about' && OTHER_LANGUAGES.get(other ?? '')?.script !== undefined
  if (other !== null && !isName && query.kind !== 'declined') return notUnderstood(other, reading.query)
  return {
    language,
    isOfNoLanguage: told === null && /\p{L}/u.test(text),
    query,
    account: accountFor(spans, query, {
      interpret: changed => complete(interpret(changed, lookups)),
      isFollowing: before !== null,
    }),
  }
}

/** A question in a language that is not understood. */
function notUnderstood(other: string, query: Query): Understanding {
  return {
    language: other,
    isOfNoLanguage: false,
    query: {
      ...query,
      kind: 'not understood',
      conditions: [],
      subjects: [],
      aspects: [],
      unknownPlace: null,
      unknowable: [],
    },
    account: { applied: [], notApplied: [], foreign: [], corrected: [], isMostLost: false },
  }
}

/** The language of a question, else that of those before it; null for bare names. */
function languageIn(text: string, prev: readonly string[], lookups: Lookups): Language | null {
  for (const each of [text, ...prev.slice(-MOST_EARLIER).toReversed()]) {
    const language = languageOf(each, lookups)
    if (language !== null) return language
  }
  return null
}

/** The earlier questions as one query; null when there are none. */
function earlierQuery(prev: readonly string[], canMention: CanMention, context: QuestionContext): Query | null {
  const lookups = limited(context.gazetteer, canMention, new Budget())
  const readings: Reading[] = []
  for (const question of prev.slice(-MOST_EARLIER).toReversed()) {
    const spans = scan(question, lookups, languageOf(question, lookups) ?? 'en')
    const reading = interpret(withTripsPlaced(spans), lookups)
    readings.unshift(reading)
    if (standsAlone(reading)) break
  }
  const [first, ...following] = readings
  if (!first) return null
  return following.reduce((before, next) => completing(before, context)(next), first.query)
}

/** Returns how a question is completed with what the one before it asked; that is looked for once, and when needed. */
function completing(before: Query, context: QuestionContext): (reading: Reading) => Query {
  let found: number[] | undefined
  return reading =>
    standsAlone(reading)
      ? reading.query
      : completed(
          before,
          reading,
          () => (found ??= spotsOf(before, context)),
          doc => placeOfSpot(doc, context),
        )
}

function spotsOf(before: Query, context: QuestionContext): number[] {
  // "There" is then a place, not the spots in it.
  if (before.silenceAt) return []
  if (before.subjects.length > 0) return before.subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  return retrieve(before, context).hits.map(({ doc }) => doc)
}

function placeOfSpot(doc: number, { index }: QuestionContext): Place {
  const center = index.coordinates(doc)
  return { name: index.name(doc), kind: 'spot', center, radiusKm: NEARBY_KM, region: null, docs: [] }
}
