import { isPreferred } from './polarity/rather.ts'
import type { Comparative } from '../vocabulary/meanings.ts'
import { LANDSCAPE_KEYS } from '../vocabulary/features.ts'
import { areOnesBeside, isKindAlone, isOtherKind, saysAlso } from './conversation/turned/kind-alone.ts'
import { isOnlyThere } from './conversation/turned/only-there.ts'
import { isNarrowing, isRequired } from './conversation/turned/narrowing.ts'
import { type Turn, turnIn } from './conversation/turned/turn-said.ts'
import type { LengthUnit } from '../vocabulary/length-units.ts'
import { asksFact, asksQuality } from './conversation/asks-fact.ts'
import { LIST_AGAIN } from './conversation/corrections/list-again.ts'
import { EVEN_FARTHER } from './conversation/relative/even-farther.ts'
import { THE_REST } from './conversation/listed/the-rest.ts'
import { saysCorrection } from './conversation/utterances/own-correction.ts'
import { isElliptic } from './conversation/shown/ellipsis.ts'
import { type ThanSpot, thanSpotIn } from './conversation/relative/than-spot-said.ts'
import { isNearbySaid } from './conversation/shown/nearby-said.ts'
import { isApart, isOfAll, isOfTwo } from './conversation/shown/of-two.ts'
import {
  distanceOfNoPlace,
  firstOf,
  isAlternativeIn,
  isAnyOf,
  isAroundIt,
  isDistanceAsked,
  isFirstOne,
  isFromNamed,
  isLastAt,
  isNextOne,
  isOnes,
  isOneToOther,
  isSimilarAt,
  isTimeAlone,
  isThereAsked,
  isTheTwo,
  isToldSide,
  isTownAt,
  isWhichOf,
  typedOf,
  SCALE,
  unknownNameIn,
} from './conversation/shown/pointing.ts'
import { isCommand } from './off-topic.ts'
import type { Span } from '../recognise/spans.ts'
import { isHeadSaid, isSomethingMore, isThingSaid } from './things.ts'

/** What a question leaves to those before it (anaphora): "there", "closer", "and with a shelter?". */
export type Reference = {
  pronoun: 'place' | 'spot' | 'spots' | null
  follow: 'and' | 'instead' | 'more' | null
  /** "Sorry, I meant …": what was said before was said wrong. */
  isCorrection: boolean
  comparative: Comparative | null
  /** "The second one": which of those that were shown, from 2 on. */
  nth: number | null
  /** "Which of the two". */
  isOfTwo: boolean
  /** "Which is the quietest of them all": of all lists that were told in turn. */
  isOfAll: boolean
  /** "How far apart are they?" */
  isApart: boolean
  /** "Within 10 km of it", "near it": where something is looked for. */
  isAroundIt: boolean
  /** "The first two": of those that were shown. */
  firstOf: number | null
  /** "Back to the list". */
  isListAgain: boolean
  /** "Even if it's farther away". */
  isEvenFarther: boolean
  /** "And the others?": those of the list that have not been asked about. */
  isRest: boolean
  /** "The last one". */
  isLast: boolean
  /** "The first one": of those that were shown, and not what was spoken of last. */
  isFirst: boolean
  /** "Any with toilets?": of the list, and not of the one that was spoken of. */
  isAny: boolean
  /** "Only with parking": of what was looked for, and not of the one that was spoken of. */
  isNarrowing: boolean
  /** "Only the ones in Chile". */
  isOnlyThere: boolean
  /** "Which one", "which of them": one of those that were shown. */
  isWhich: boolean
  /** "The next one" of an order. */
  isNext: boolean
  /** "Nearby", of nothing that is named. */
  isNearby: boolean
  /** "Something similar": like what was spoken of. */
  isSimilar: boolean
  /** "Than", "compared with", anywhere. */
  isCompared: boolean
  /** "How does that compare with forests?": one side was told before. */
  isToldSide: boolean
  /** "An alternative": to what was told. */
  isAlternative: boolean
  /** "Is there one in Norway?": what was asked before, elsewhere. */
  isElliptic: boolean
  /** "How far from Abisko?": from the spot that was spoken of. */
  isFromNamed: boolean
  /** "And than Muttos?" */
  isThan: boolean
  /** "Is there", "are there any", "what about midges": asks whether there is something. */
  isThereAsked: boolean
  /** "Quieter than Muttos", and nothing else. */
  thanSpot: ThanSpot | null
  /** "How far is it from Oslo?" */
  isHowFar: boolean
  /** "How far is it?", which does not say from where. */
  isFromUnsaid: boolean
  /** "The city", without its name. */
  isOfTown: boolean
  /** A command to a machine, which is about nothing that was spoken of. */
  isCommand: boolean
  /** Names the kind of thing that is looked for, and so can be alone. */
  hasHead: boolean
  /** "And are there any rivers?": another kind, and nothing that it is to have. */
  isKindAlone: boolean
  /** "No matter where", of what was looked for. */
  turn: Turn | null
  /** "Something by the water?": of what was looked for before. */
  isSomething: boolean
  /** "A picnic site": looked for and not asked of one. */
  isThing: boolean
  /** "And the fewest?" */
  end: 'most' | 'least' | null
  /** "Do I have to pay?": a fact of what was shown. */
  isOfFact: boolean
  /** "Is it noisy?" */
  isOfQuality: boolean
  /** "What do the ratings mean?" */
  isOfScale: boolean
  /** "And in Mordor?" */
  unknownName: string | null
  /** "And in miles?" */
  unit: LengthUnit | null
  /** A distance with no place: "within 50 km", and "more than 50 km away". */
  km: number | null
  beyondKm: number | null
}

/** Reads what a question leaves to those before it. */
export function referenceOf(spans: readonly Span[]): Reference {
  const first = <Value>(pick: (span: Span) => Value | undefined): Value | null => {
    for (const span of spans) {
      const value = pick(span)
      if (value !== undefined) return value
    }
    return null
  }
  // "Anything in Norway, too?": of what was looked for before.
  const isToo = spans.some(({ said }) => TOO.test(said))
  const isHead = isHeadSaid(spans, { isToo })
  const isAlternative = isAlternativeIn(spans)
  // "Which of the two is a World Heritage site": of those that were spoken of.
  const isOfBoth = isOfTwo(typedOf(spans))
  const hasHead = isHead && !isOfBoth
  const beginning = isPreferred(spans) ? spans[1] : spans[0]
  const begins = beginning?.meaning.is
  const isKind = isKindAlone(spans)
  const isAddition =
    isKind ||
    begins === 'and' ||
    isTimeAlone(spans) ||
    isRequired(spans) ||
    /^(but|also)$/i.test(beginning?.said ?? '') ||
    begins === 'negation' ||
    /^(with|rated|only)$/i.test(beginning?.said ?? '')
  const follow = isOtherKind(spans) ? 'instead' : (followIn(spans) ?? (isToo && !hasHead ? 'and' : null))
  // "Same but with a lake, too" keeps all that was asked.
  const isAdded = spans.slice(1).some(saysAlso) || areOnesBeside(spans)
  // "How far is that", "is that free": not "a lake that is free"; "how many is that" is of them all.
  const isNumber = spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'count')
  const isThat = spans.some(
    ({ said }, at) =>
      /^that$/i.test(said) &&
      !isNumber &&
      (spans[at - 1]?.meaning.is === 'aspect' || /^is$/i.test(spans[at - 1]?.said ?? '')) &&
      !/^(is|are|has|have|can)$/i.test(spans[at + 1]?.said ?? ''),
  )
  const isThere = spans.some(({ meaning, said }) => meaning.is === 'aspect' && /\bthere$/i.test(said))
  return {
    pronoun: isRequired(spans)
      ? null
      : (first(({ meaning }) => (meaning.is === 'pronoun' ? meaning.of : undefined)) ??
        (isThat ? 'spot' : null) ??
        (isThere ? 'place' : null) ??
        (isTheTwo(spans) ? 'spots' : null) ??
        (spans.some(isOnes) ? 'spots' : null)),
    follow: follow === 'instead' && isAdded ? 'and' : (follow ?? (isAlternative ? 'more' : isAddition ? 'and' : null)),
    comparative: first(({ meaning }) => (meaning.is === 'comparative' ? meaning.to : undefined)),
    isCorrection: spans.some(saysCorrection),
    isCommand: isCommand(spans),
    unit: first(({ meaning }) => (meaning.is === 'unit' ? meaning.unit : undefined)),
    hasHead,
    isKindAlone: isKind,
    turn: turnIn(spans),
    isSomething: isSomethingMore(spans),
    isThing: !asksFact(spans) && isThingSaid(spans),
    isOfTwo: isOfBoth || isTheTwo(spans),
    isOfAll: isOfAll(typedOf(spans)),
    isSimilar: spans.some((_, at) => isSimilarAt(spans, at)),
    isCompared: spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'compare'),
    isToldSide: isToldSide(spans),
    isAlternative,
    isElliptic: isElliptic(spans),
    isFromNamed: isFromNamed(spans),
    unknownName: unknownNameIn(spans),
    isOfScale: spans.some(
      ({ meaning, said }) => meaning.is === 'ask' && meaning.ask === 'rating help' && SCALE.test(said),
    ),
    isThan: spans.slice(0, 2).some(({ said }) => /^(than|compared (to|with)|vs|versus)$/i.test(said)),
    thanSpot: thanSpotIn(spans),
    isThereAsked: spans.some(isThereAsked),
    isOfTown: spans.some((_, at) => isTownAt(spans, at)),
    isHowFar: spans.some(isDistanceAsked),
    isFromUnsaid: spans.some(isDistanceAsked) && !spans.some(({ meaning }) => meaning.is === 'relation'),
    isNearby: isNearbySaid(spans),
    end: first(({ meaning }) => (meaning.is === 'extreme' ? meaning.end : undefined)),
    isOfFact: !hasHead && !isRequired(spans) && asksFact(spans),
    isOfQuality: !hasHead && asksQuality(spans),
    isApart: isApart(typedOf(spans)) || isOneToOther(spans),
    isAroundIt: spans.some((_, at) => isAroundIt(spans, at)),
    firstOf: firstOf(spans),
    isLast: spans.some((_, at) => isLastAt(spans, at)),
    isFirst: spans.some(isFirstOne),
    isAny: !hasHead && isAnyOf(spans),
    isListAgain: spans.some(({ said }) => said === LIST_AGAIN),
    isRest: spans.some(({ said }) => said === THE_REST),
    isEvenFarther: spans.some(({ said }) => said === EVEN_FARTHER),
    isWhich: isWhichOf(spans),
    isNarrowing: isNarrowing(spans),
    isOnlyThere: isOnlyThere(spans),
    isNext: spans.some((_, at) => isNextOne(spans, at)),
    nth: spans.some(({ meaning }) => meaning.is === 'superlative')
      ? null
      : first(({ meaning }) => (meaning.is === 'ordinal' ? meaning.value : undefined)),
    ...distanceOfNoPlace(spans),
  }
}

const TOO = /^(too|as well|also)$/i

/** "With a hut" goes on with what was asked; "lakes with a hut" asks anew. */
function followIn(spans: readonly Span[]): Reference['follow'] {
  const head = spans.findIndex(({ meaning }) => meaning.is === 'feature' && LANDSCAPE_KEYS.has(meaning.feature))
  for (const [at, { meaning }] of spans.entries()) {
    const isOfHead = head !== -1 && head < at && meaning.is === 'follow' && meaning.as === 'and'
    if (meaning.is === 'follow' && !isOfHead) return meaning.as
  }
  return null
}
