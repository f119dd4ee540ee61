import type { AspectAsk, Subject } from '../query.ts'
import { LANDSCAPE_KEYS, NAME_PART_KEYS } from '../vocabulary/features.ts'
import { type Span, UNSAID } from '../recognise/spans.ts'
import { clausesOf, isBareKind } from './asking/clauses.ts'
import { placedDirections, sidesAsked } from './sides/sides-asked.ts'
import { distancesTo, distancesUnknown, farPlaces, isNearnessApart, nearnessAsked } from './ranking/distances-asked.ts'
import { isNeeded } from './conditions/not-needed.ts'
import { inPlaceAsked, isOfOtherPlace } from './asking/in-place-asked.ts'
import { waysFrom } from './asking/clauses/ways-from.ts'
import { unitAskedIn } from './asking/unit-asked.ts'
import { untold } from '../recognise/clauses/told-facts.ts'
import { isWaterThere } from '../recognise/kinds/water.ts'
import { isGoingWith, isWiderWay } from '../recognise/clauses/going-with.ts'
import { negationOf } from './negation.ts'
import { confidenceAsked } from './conditions/sure-rating.ts'
import { withoutToldRating } from './conditions/told-rating.ts'
import { partsAsked } from './places/within-spot.ts'
import { levelAskedAt, unknowableOf } from './places/time-asked.ts'
import { noiseLimitsIn } from './noises/limits.ts'
import type { Located } from './places.ts'
import { isHad } from './asking/clauses/one-thing.ts'
import { isOfValue } from './places/of-value.ts'
import { qualityAsked } from './yes-no.ts'

/** What is asked about the named spots, in the order of the question, each once. */
export function aspectsIn(
  said: readonly Span[],
  located: readonly Located[],
  unknown: readonly string[],
  subjects: readonly Subject[],
): AspectAsk[] {
  const spans = said.map(untold)
  const asked: AspectAsk[] = []
  const add = (aspect: AspectAsk) => {
    const key = JSON.stringify(aspect)
    const isTold = (other: AspectAsk) =>
      JSON.stringify(other) === key || (other.of === 'rating' && aspect.of === 'rating')
    if (!asked.some(isTold)) asked.push(aspect)
  }
  const noise = noiseLimitsIn(spans)
  const far = farPlaces(spans, located)
  const parts = subjects.length === 1 ? partsAsked(spans) : []
  const known = distancesTo(spans, far, subjects)
  const distances = known.length > 0 ? known : distancesUnknown(located)
  const unit = unitAskedIn(spans)
  const houses: string[] = []
  for (const [at, { meaning, said, typed }] of spans.entries()) {
    switch (meaning.is) {
      case 'aspect':
        if (meaning.aspect === 'distance' && distances.length > 0) distances.forEach(add)
        else if (meaning.aspect === 'distance') add({ of: 'location' })
        else if (meaning.aspect === 'location' && parts.length > 0) parts.forEach(add)
        else if (meaning.aspect === 'size' || meaning.aspect === 'beds')
          add({ of: meaning.aspect, typed: typed.toLowerCase() })
        else if (meaning.aspect === 'elevation') add({ of: 'elevation', ...unit })
        else if (meaning.aspect === 'rating') add({ of: 'rating', ...(LOUDNESS.test(said) && { isLoudness: true }) })
        else if (meaning.aspect === 'access' && spans[at + 1]?.meaning.is === 'transport') add({ of: 'transport' })
        else if (meaning.aspect === 'confidence') add(confidenceAsked(spans))
        else add({ of: meaning.aspect })
        break
      case 'access':
      case 'visitable':
        add({ of: 'access' })
        break
      case 'fire':
        add({ of: 'fire' })
        break
      case 'transport':
        add(isNeeded(spans) ? { of: 'transport' } : { of: 'transport by', modes: meaning.modes, shown: meaning.shown })
        break
      case 'missing':
        add({ of: meaning.field })
        break
      case 'in text':
        add(unrecorded('cars', undefined))
        break
      case 'confidence':
        add({ of: 'confidence', isOfRating: true })
        break
      case 'quality':
        add({ of: 'rating', ...qualityAsked(spans, at) })
        break
      case 'rating word':
        add({ of: 'rating' })
        break
      case 'rating':
        add({ of: 'rating at', min: meaning.min, max: meaning.max, shown: meaning.shown })
        break
      case 'distance':
        known.forEach(add)
        break
      case 'side':
        sidesAsked(spans, at, located).forEach(add)
        break
      case 'feature': {
        const beside = [spans[at - 1], spans[at + 1], behindJoint(spans, at)].some(
          span => span?.meaning.is === 'name' || span?.meaning.is === 'spot',
        )
        // "Can one make a fire at the hut of Sorteny": which hut, and not whether there is one.
        const isOfSpot = isHad(spans, at) && !NAME_PART_KEYS.has(meaning.feature)
        if (beside && !isOfSpot && (HOUSES.has(meaning.feature) || isHad(spans, at))) houses.push(meaning.feature)
        else if (!(NAME_PART_KEYS.has(meaning.feature) && beside)) add(featureAsked(spans, at, meaning.feature))
        // "What wildlife might I see there": which, no field says.
        if (ANIMALS.has(meaning.feature) && WHICH.test(spans[at - 1]?.said ?? ''))
          add({ of: 'text', feature: meaning.feature })
        break
      }
      case 'level':
        if (!noise.levels.has(at)) add({ of: 'level' })
        break
      case 'noise source':
        add({
          of: 'noise',
          kinds: meaning.kinds,
          shown: meaning.shown,
          limit: noise.limits.get(at) ?? null,
          isNegated: negationOf(spans, at) !== undefined,
          ...(meaning.isOverhead && { isOverhead: true }),
          ...(meaning.isLevelAsked && { isLevelAsked: true }),
        })
        break
      case 'source near': {
        const { is: _, ...near } = meaning
        add({ of: 'source near', ...near })
        break
      }
      case 'comparative':
        if (meaning.to === 'cheaper') add({ of: 'access' })
        break
      case 'loudest source':
        add({ of: 'why', isOfSource: true })
        break
      case 'superlative':
        // "The loudest thing at Sarek".
        if (meaning.by === 'noise') add({ of: 'why', isOfSource: true })
        break
      case 'unmeasured':
        if (meaning.property === 'approach') add({ of: 'transport' })
        break
      case 'off topic':
        if (/^cars?$/i.test(said) && isNeeded(spans)) add({ of: 'transport' })
        else if (isOfOtherPlace(spans, at, { located, subjects })) break
        else if (meaning.subject === null) add(unrecorded(typed, negationOf(spans, at)))
        else {
          if (meaning.subject === 'scale') add({ of: 'rating' })
          add(unknowableOf(meaning.subject, typed, spans))
        }
        break
      case 'ask':
        if (meaning.ask === 'why') add(HEARD.test(said) ? { of: 'why', isHeard: true } : { of: 'why' })
        if (meaning.ask === 'rating help') add({ of: /^what/i.test(said) ? 'rating' : 'why' })
        break
      default:
        break
    }
  }
  const period = levelAskedAt(spans, asked)
  if (period) return [{ of: 'level at', period }, ...asked.filter(({ of }) => of !== 'level')]
  asked.splice(0, asked.length, ...placedDirections(withoutToldRating(asked), known))
  if (asked.length === 0) for (const feature of houses) add({ of: 'feature', feature })
  const isWhere = spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'where')
  if (asked.length === 0) parts.forEach(add)
  if (isWhere && asked.length === 0) add({ of: 'location' })
  if (asked.length === 0 || isNearnessApart(spans)) nearnessAsked(spans, located, subjects).forEach(add)
  waysFrom(spans, far, subjects, asked).forEach(add)
  if (isGoingWith(spans, asked)) return asked.filter(({ of }) => of !== 'transport')
  const why = asked.find(({ of }) => of === 'why')
  const beside = why ? besideWhy(spans, located, subjects) : []
  // What is not known anywhere is said to be so, wherever it stands.
  if (why) return [why, ...beside, ...(beside.some(isUnknowable) ? [] : asked.filter(isUnknowable))]
  const near = located.filter(each => !far.includes(each) && !isOfValue(spans, each))
  inPlaceAsked(spans, near, { located, subjects, isBeside: asked.length > 0 }).forEach(add)
  if (asked.length === 0) for (const word of unknown) add(unrecorded(word, negationOfWord(spans, word)))
  // Beside what can be answered, a word that no field holds is named as not applied.
  // "Is the water of the lake drinkable", "how deep is the lake": neither asks for a lake.
  const isElse = asked.some(isUnknowable) || spans.some(({ meaning }) => meaning.is === 'unmeasured')
  const recorded = asked.filter(
    aspect =>
      aspect.of !== 'unrecorded' &&
      !isWiderWay(aspect, asked) &&
      !(isElse && aspect.of === 'feature' && LANDSCAPE_KEYS.has(aspect.feature)),
  )
  return recorded.length > 0 || isElse ? recorded : asked
}

const LOUDNESS =
  /^(how (loud|noisy)|what is the noise (level|floor)|(ambient |background )?noise level|noise floor|sound level)$/i

/** "What do you hear there", and not "what spoils it". */
const HEARD = /^(?:what|which) (?:do|does|is heard|is audible|can|will|would|noises?|sounds?|kind)(?!\p{L})/iu

const isUnknowable = ({ of }: AspectAsk) => of === 'unknowable'

function featureAsked(spans: readonly Span[], at: number, feature: string): AspectAsk {
  return { of: 'feature', feature, ...(isWaterThere(spans, at) && { isThere: true }) }
}

/** "Why is it so loud, and is it free": what clauses of their own ask. */
function besideWhy(spans: readonly Span[], located: readonly Located[], subjects: readonly Subject[]): AspectAsk[] {
  const clauses = clausesOf(spans).filter(clause => !clause.some(at => asksWhy(spans[at])))
  const rest = spans.map((span, at) => {
    const clause = clauses.find(each => each.includes(at))
    return clause && !isBareKind(spans, at, clause) ? span : UNSAID
  })
  const inside = located.filter(({ at }) => rest[at] !== UNSAID)
  return aspectsIn(rest, inside, [], subjects).filter(({ of }) => BESIDE_WHY.has(of))
}

function asksWhy(span: Span | undefined): boolean {
  const meaning = span?.meaning
  if (meaning?.is === 'loudest source') return true
  if (meaning?.is === 'superlative') return meaning.by === 'noise'
  return meaning?.is === 'ask' && (meaning.ask === 'why' || meaning.ask === 'rating help')
}

const BESIDE_WHY: ReadonlySet<AspectAsk['of']> = new Set([
  'access',
  'fire',
  'transport',
  'transport by',
  'location',
  'distance to',
  'activities',
  'elevation',
  'feature',
  'noise',
  'unknowable',
])

const HOUSES: ReadonlySet<string> = new Set(['hut', 'shelter'])
const ANIMALS: ReadonlySet<string> = new Set(['wildlife', 'bird-watching'])
const WHICH = /^(what|which|what (kinds?|sorts?) of)$/i

/** "Lago di Braies", "the lake of Braies". */
function behindJoint(spans: readonly Span[], at: number): Span | undefined {
  let next = at + 1
  while (/^(the|of|de|d|del|di|du)$/i.test(spans[next]?.said ?? '')) next++
  return spans[next]
}

function unrecorded(word: string, negation: string | undefined): AspectAsk {
  return { of: 'unrecorded', word: word.toLowerCase(), ...(negation !== undefined && { isNegated: true }) }
}

function negationOfWord(spans: readonly Span[], word: string): string | undefined {
  return negationOf(
    spans,
    spans.findIndex(({ said }) => said.toLowerCase() === word),
  )
}
