import { answerRead, readQuestion } from '../../ask/ask.ts'
import { pointsAskedIn } from '../../ask/find/points-asked.ts'
import type { Understood } from '../../ask/question.ts'
import { countryCode } from '../../geo/countries.ts'
import type { Directory } from '../../service/directory.ts'
import { DEFAULT_RADIUS_KM, isPlain, type SearchState, writeSearchState } from '../search-state.ts'
import { phraseOf } from '../../text/phrase.ts'
import { find, type Found } from './find.ts'

/**
 * Returns the search state that the words of the box stand for: "quiet lakes near Oslo" as a feature, a rating and a point,
 * what no such state can hold as a question. Null where they are words to be searched for. `found`: what the words find,
 * noisy places too; `shown`: without those.
 */
export function understoodAs(
  state: SearchState,
  { directory, found, shown }: { directory: Directory; found: Pick<Found, 'total'>; shown: Pick<Found, 'total'> },
): SearchState | null {
  const text = state.q
  // One word, or a name: no condition is in it that the words of spots are not.
  const isName = !/\S\s+\S/.test(text) || directory.index.names.spots(phraseOf(text)).length > 0
  if (isName && found.total > 0) return shown.total > 0 ? null : aroundNamed(state, directory)
  const question = { ...state, q: '', said: '', ask: text, cursor: null, page: 1 }
  const read = readQuestion({ query: text, prev: state.prev }, directory.questions)
  // Points of the map are in no list of spots.
  if (pointsAskedIn(read.query)) return question
  const { understood, docs } = answerRead(read, directory.questions)
  const search = conditionsOf(understood)
  const isQuestion = text.endsWith('?')
  const isOfPlace = understood.place?.relation === 'near'
  if (search && !isQuestion && (found.total === 0 || isOfPlace)) return merged(state, search)
  if (found.total > 0 && !isQuestion) return null
  // Filters beside mere words would hardly be met by an answer.
  const isAlone = isPlain({ ...state, q: '', prev: [] })
  const isAnswered = isQuestion ? understood.kind !== 'not understood' : isAlone && isOfUse(understood, docs)
  return isAnswered ? question : null
}

/** Where all that has the name of a settlement is noisy, looks around the settlement. */
function aroundNamed(state: SearchState, directory: Directory): SearchState | null {
  const read = readQuestion({ query: `near ${state.q}`, prev: [] }, directory.questions)
  const { understood } = answerRead(read, directory.questions)
  const search = understood.place?.kind === 'settlement' ? conditionsOf(understood) : null
  if (!search?.near) return null
  const around = merged(state, search)
  return find(around, directory).total > 0 ? around : null
}

/** That nothing fits what was understood whole is of use, too. */
function isOfUse({ kind, notApplied }: Understood, docs: readonly unknown[]): boolean {
  return docs.length > 0 || kind === 'declined' || (kind !== 'not understood' && notApplied.length === 0)
}

type Conditions = Partial<SearchState>

/** Adds what was understood to the conditions that are there. */
function merged(state: SearchState, { tags = [], activities = [], ...conditions }: Conditions): SearchState {
  return {
    ...state,
    q: '',
    ...conditions,
    tags: [...new Set([...state.tags, ...tags])],
    activities: [...new Set([...state.activities, ...activities])],
    // A named place takes that of the map in view.
    bbox: conditions.near ? null : state.bbox,
    except: null,
    prev: [],
    said: state.q,
    cursor: null,
    page: 1,
  }
}

/** The kinds of questions that a list answers whole. */
const LISTED: readonly Understood['kind'][] = ['find', 'nearest', 'superlative']

/** Returns what was understood as conditions of a search; null where these would leave something out. */
function conditionsOf(understood: Understood): Conditions | null {
  const { kind, tags, activities, access, minRating, words, orderBy, withinKm } = understood
  if (!LISTED.includes(kind) || !isWhole(understood)) return null
  if ([...tags, ...activities, ...words].some(feature => feature.includes('|'))) return null
  const place = placeOf(understood)
  if (place === null || (withinKm !== null && !place.near)) return null
  const isByDistance = kind === 'nearest' || orderBy === 'distance'
  const conditions: Conditions = {
    tags,
    activities,
    ...(access && { access }),
    ...(minRating !== null && { minRating }),
    ...(words.length > 0 && { q: words.join(' ') }),
    ...place,
    ...(place.near && isByDistance && { sort: 'distance' as const }),
  }
  return writeSearchState(conditions) === '' ? null : conditions
}

/** Whether nothing was dropped or asked for that the form cannot hold. */
function isWhole({ spots, aspect, fire, maxRating, without, rank, relaxed, notApplied, orderBy }: Understood): boolean {
  const isBeyondForm = aspect !== null || fire !== null || maxRating !== null || rank !== 1
  const isLossy = [spots, without, relaxed, notApplied].some(list => list.length > 0)
  return !isBeyondForm && !isLossy && ['rating', 'distance'].includes(orderBy)
}

/** Null for a place that is no country and no point. */
function placeOf({ place, withinKm }: Understood): Conditions | null {
  if (place === null) return {}
  const { name, kind, relation, latitude, longitude } = place
  if (kind === 'country' && relation === 'in') {
    const code = countryCode(name)
    return code === undefined ? null : { country: code }
  }
  if (relation !== 'near' || latitude === null || longitude === null) return null
  return { near: { latitude, longitude }, place: name, radiusKm: withinKm ?? DEFAULT_RADIUS_KM }
}
