// Answers in German, French, Spanish and Italian: the facts that an answer in English has, as shorter sentences that need
// little grammar. What only English can say yet is said in English, and that it is.
import { takenOfSeveral } from '../places/taken-of-several.ts'
import { countriesOf } from '../../../index/regions/regions.ts'
import type { Place } from '../../gazetteer/place.ts'
import { isRiverTooCoarse, riversIn } from '../../gazetteer/rivers.ts'
import { COUNTRIES } from '../../../geo/countries.ts'
import { countryWithArticle } from '../../../index/regions/regions.ts'
import { LOOKING } from '../../account/abstaining.ts'
import { askedOfEach, askedOfFirst, isFirstOf } from '../../find/first-of.ts'
import { pointsAskedIn } from '../../find/points-asked.ts'
import { retrieve } from '../../find/retrieve.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import { isMeasureGivenUp, isOfHeight, spotOfUnknownHeight } from '../../find/unknown-height.ts'
import { NOISY_BELOW } from '../../../silence/rating.ts'
import type { Bounds, Query } from '../../query.ts'
import type { Account } from '../../understanding.ts'
import type { QuestionContext } from '../../question-context.ts'
import { sayAbout } from '../about.ts'
import { isReached } from '../account.ts'
import { comparisonsOf } from '../ranking/compared-by.ts'
import { inTurn, joined, once, type Speech, speech } from '../speech.ts'
import { aboutIn } from './about.ts'
import { comparedIn } from './compare.ts'
import { foundIn } from './found.ts'
import { heardAtIn, heardIn } from './heard.ts'
import { helpIn, notUnderstoodIn } from './help.ts'
import { elevationIn } from './kinds/spot-facts.ts'
import { placeFactIn } from './places/place-facts.ts'
import { silenceAtIn } from './noise.ts'
import { quietestPointsIn } from './places/quietest-points.ts'
import { summaryIn } from './summary.ts'
import { leftUnsaidIn } from './texts/left-unsaid.ts'
import { standInIn } from './kinds/stand-in.ts'
import { withOtherMissIn } from './kinds/other-miss.ts'
import { namesakesIn } from './taken/namesakes.ts'
import { namedOf } from '../taken/namesakes.ts'
import { wishedIn } from './wished.ts'
import type { Voice } from './voice.ts'

/** What is said, and what was found where spots were looked for. */
export type Told = { said: Speech; found: Retrieved | null }

/** Answers a query in a language; null when only English can say it. */
export function answerIn(voice: Voice, query: Query, account: Account, context: QuestionContext): Told | null {
  const { say } = voice
  const plain = (said: Speech | null) => said && { said, found: null }
  if (query.kind === 'declined') return plain(speech(query.harm === 'self' ? say.declinedSelf : [say.declinedOthers]))
  if (query.kind === 'help') return plain(helpIn(voice, query, context))
  if (query.kind === 'not understood')
    return plain(query.unknowable.length > 0 ? speech([]) : notUnderstoodIn(voice, account, context))
  if (query.isHere) return plain(speech([say.here]))
  if (query.kind === 'compare') return plain(comparisonIn(voice, query, context))
  if (query.placeFact) return plain(speech([placeFactIn(voice, query.placeFact, context)]))
  if (query.silenceAt) return silence(voice, query, context)
  // What is not recorded has been said before.
  if (query.kind === 'about' && query.unmeasured !== null && query.aspects.length === 0)
    return plain(
      speech(
        [],
        query.subjects.flatMap(({ docs: [doc] }) => doc ?? []),
      ),
    )
  if (query.kind === 'about' || query.kind === 'why') return plain(aboutIn(voice, query, context))
  if (query.unknownPlace !== null) return plain(speech([say.unknownPlace(query.unknownPlace)]))
  if (query.kind === 'summary' && query.summary)
    return plain(query.unmeasured === null ? summaryIn(voice, query, query.summary, context) : speech([]))
  if (query.unmeasured !== null && query.conditions.length === 0) return plain(speech([]))
  const points = pointsAskedIn(query)
  if (points) return plain(speech(quietestPointsIn(voice, points, context)))
  const unplaced = spotOfUnknownHeight(query, context.index)
  if (unplaced !== null)
    return plain(speech([elevationIn(voice, context.index.spot(unplaced), { isThan: true })], [unplaced]))
  const found = retrieve(query, context)
  return { said: withAskedOfFound(voice, query, found, context), found }
}

/** What was found, and what is asked of the spot that comes first, or of each. */
function withAskedOfFound(voice: Voice, query: Query, found: Retrieved, context: QuestionContext): Speech {
  const alone = withNoisy(voice, query, found, context)
  const told = found.other
    ? withOtherMissIn(voice, alone, found.other, withNoisy(voice, query, found.other, context))
    : alone
  const said: Speech = { ...told, sentences: [...wishedIn(voice, found, context), ...told.sentences] }
  return [askedOfFirst(query, found), askedOfEach(query, found)].reduce<Speech>((before, then) => {
    const facts = then && (aboutIn(voice, then, context) ?? inEnglish(voice, sayAbout(then, context)))
    return facts ? inTurn(before, facts) : before
  }, said)
}

/** How spots compare by each measure, and what is asked of them beside; null when only English can say it. */
function comparisonIn(voice: Voice, query: Query, context: QuestionContext): Speech | null {
  const names = speech(namesakesIn(voice, query.subjects, context))
  const told = [names, ...comparisonsOf(query).map(each => comparedIn(voice, each, context))]
  const namesakes = speech(
    [],
    query.subjects.flatMap(({ docs }) => namedOf(docs)),
  )
  if (query.aspects.length === 0 || query.unmeasured !== null) return joined([...told, namesakes])
  const beside = aboutIn(voice, { ...query, subjects: query.alsoAsked }, context)
  return beside && once(joined([...told, beside, namesakes]))
}

/** What was found, and how many are too noisy to be shown. */
function withNoisy(voice: Voice, query: Query, found: Retrieved, context: QuestionContext): Speech {
  const { say, decimal } = voice
  const { noisy } = found
  // Beneath a full list of the quietest that is no news.
  const isFull = query.kind === 'superlative' && found.hits.length >= query.limit
  const tooNoisy = noisy > 0 && !found.isFar && !isFull ? [`\n${say.noisyLeft(noisy, decimal(NOISY_BELOW))}`] : []
  const unsaid = leftUnsaidIn(voice, { ...found, kind: query.kind }, context).map(text => `\n${text}`)
  const isHeight = query.conditions.some(isOfHeight)
  const unmeasured =
    found.unmeasured > 0 ? [`\n${say.unmeasuredOf(found.unmeasured, isHeight, isMeasureGivenUp(found, isHeight))}`] : []
  if (found.heard) {
    const heights = isHeight ? unmeasured : []
    return joined([heardIn(voice, query, found, context), speech([...heights, ...unsaid, ...tooNoisy])])
  }
  const { sentences: told, docs } = foundIn(voice, query, found, context)
  const is = query.kind === 'superlative' ? isFirstOf(query, found, context) : null
  const [first = '', ...rest] = told
  const sentences = is === null ? told : [is ? say.yes(first) : say.no(first), ...rest]
  return speech([...sentences, ...unmeasured, ...unsaid, ...tooNoisy], docs)
}

function inEnglish({ say }: Voice, { sentences, docs }: Speech): Speech {
  return speech([say.englishOnly, ...sentences], docs)
}

/** What stands before an answer: what was not applied, what was read otherwise than typed, what is not known anywhere. */
export function accountIn(voice: Voice, query: Query, account: Account): string[] {
  const { say } = voice
  const { notApplied, corrected } = account
  const { kind, unknowable, silenceAt, estimated } = query
  if (kind === 'declined') return []
  const pairs = corrected.map(({ from, to }) => [from, to] as const)
  const isSaidOfSpot = (kind === 'about' && silenceAt === null) || kind === 'why'
  const isLooking = LOOKING.has(kind) || kind === 'compare' || kind === 'about'
  return [
    ...(notApplied.length > 0 && kind !== 'not understood' ? [say.notApplied(voice.quoted(notApplied))] : []),
    ...(pairs.length > 0 ? [say.readAs(pairs)] : []),
    ...standInIn(voice, query, account),
    ...homonymsIn(voice, query),
    ...(riversIn(query.conditions).length === 0
      ? []
      : [isRiverTooCoarse(query.conditions) ? say.riversTooCoarse : say.rivers]),
    ...(estimated && isReached(query.conditions, estimated.km)
      ? [say.estimated(voice.quoted([estimated.said]), voice.km(estimated.km))]
      : []),
    ...(isSaidOfSpot ? [] : unknowable.map(subject => say.unknowable[subject] ?? '')),
    ...(isLooking ? unmeasuredIn(voice, query) : []),
  ]
}

/** What was to be ranked by and is not recorded. */
function unmeasuredIn({ say, quoted }: Voice, { unmeasured, unmeasuredSaid }: Query): string[] {
  if (unmeasured === null) return []
  // "El más barato" is what is free.
  if (unmeasured === 'price' && unmeasuredSaid === '') return [say.unknowable.prices ?? '']
  return [say.unmeasured(quoted([unmeasuredSaid]))]
}

/** Which place was taken where others of its name are; those that were not used are not told. */
function homonymsIn(voice: Voice, { kind, unknownPlace, conditions }: Query): string[] {
  if (kind === 'help' || kind === 'not understood' || unknownPlace !== null) return []
  const land = (text: string) => {
    const code = COUNTRIES.find(({ code: each }) => countryWithArticle(each) === text)?.code
    return code === undefined ? text : voice.country(code)
  }
  const said = takenOfSeveral(conditions).flatMap(({ place, elsewhere }) =>
    elsewhere.length > 0
      ? [voice.say.homonym(whichOne(voice, place), voice.listed(elsewhere.map(land)), elsewhere.length)]
      : [],
  )
  return [...new Set(said)]
}

/** "Ramsey (Île de Man)": with the country where it lies, unless it is one or its name says so. */
function whichOne(voice: Voice, place: Place): string {
  const name = voice.placeName(place)
  const [code, ...others] =
    place.region === null ? [place.country] : place.region.type === 'country' ? [] : countriesOf(place.region)
  return code === undefined || others.length > 0 || name.endsWith(')') ? name : `${name} (${voice.country(code)})`
}

/** The noise of a place; when it is not known, the spots that lie in it are more help than nothing. */
function silence(voice: Voice, query: Query, context: QuestionContext): Told {
  const { silenceAt: place } = query
  const said = speech(
    heardAtIn(voice, query, context) ?? (place ? silenceAtIn(voice, place, query.period, context, limitIn(query)) : []),
  )
  const isKnown = place?.center && context.explainPoint?.(place.center) !== undefined
  if (isKnown || place?.kind === 'coordinates') return { said, found: null }
  const looking: Query = { ...query, kind: 'find' }
  const found = retrieve(looking, context)
  const isThere = found.total > 0 && found.relaxed.length === 0 && !found.isWidened
  return isThere ? { said: joined([said, withNoisy(voice, looking, found, context)]), found } : { said, found: null }
}

/** The level that it is asked whether a place is within. */
function limitIn({ aspects }: Query): Bounds | undefined {
  return aspects.flatMap(aspect => (aspect.of === 'level' ? (aspect.limit ?? []) : []))[0]
}
