// What a spot's own description says of something that is asked and that no field records: quoted, and no yes is made of it.
import { hasBit } from '../../../arrays/bitset.ts'
import type { Doc } from '../../../index/types.ts'
import type { Spot } from '../../../spots/spot.ts'
import { withFullStop } from '../../../text/english.ts'
import { sentencesOf } from '../../../text/sentences.ts'
import { levelsAt, noiseConditionsOf } from '../../find/heard.ts'
import { heardAtSpot } from '../../find/noises/heard-here.ts'
import { isParkingTold } from '../../find/parking.ts'
import { docsOfFeature } from '../../gazetteer/feature-docs.ts'
import type { AspectAsk, Condition } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { FEATURES } from '../../vocabulary/features.ts'
import {
  ACCESS_EVIDENCE,
  FEATURE_EVIDENCE,
  FIRE_EVIDENCE,
  MODE_EVIDENCE,
  NOISE_EVIDENCE,
  speaksOf,
  SUBJECT_EVIDENCE,
} from '../../vocabulary/texts/evidence.ts'
import { isTapTold } from '../kinds/drinking-water.ts'
import { isWayKnown } from '../places/by-mode.ts'

const MOST_QUOTED = 2

/** Lists the sentences of the description that speak of what is asked; none where a field records it. */
export function textsOn(aspect: AspectAsk, spot: Spot, doc: Doc, context: QuestionContext): readonly string[] {
  const words = wordsFor(aspect, spot, doc, context)
  return words.length === 0 || spot.description === undefined ? [] : textsWith(words, spot.description)
}

/** Lists the sentences of a description that have one of the words. */
export function textsWith(words: readonly RegExp[], description: string): readonly string[] {
  const said = sentencesOf(description).filter(text => words.some(each => speaksOf(each, text)))
  return said.slice(0, MOST_QUOTED).map(withFullStop)
}

/** Lists what the description says of noises that are not wanted or asked for, where none was computed. */
export function textsOfNoises(
  conditions: readonly Condition[],
  doc: Doc,
  { index }: QuestionContext,
): readonly string[] {
  const kinds = noiseConditionsOf(conditions).flatMap(condition => condition.kinds)
  if (kinds.length === 0 || index.lden(doc) !== null) return []
  const { description = '' } = index.spot(doc)
  return textsWith(
    kinds.map(kind => NOISE_EVIDENCE[kind]),
    description,
  ).slice(0, 1)
}

/** The words that speak of what is asked and not recorded. */
function wordsFor(aspect: AspectAsk, spot: Spot, doc: Doc, context: QuestionContext): readonly RegExp[] {
  switch (aspect.of) {
    case 'feature':
      return isRecorded(aspect.feature, spot, doc, context) ? [] : listOf(FEATURE_EVIDENCE.get(aspect.feature))
    case 'access':
      return spot.accessStatus === undefined ? [ACCESS_EVIDENCE] : []
    case 'fire':
      return spot.fireStatus === undefined ? [FIRE_EVIDENCE] : []
    case 'transport by':
      return isWayKnown(aspect.modes, spot) ? [] : aspect.modes.flatMap(mode => listOf(MODE_EVIDENCE.get(mode)))
    case 'noise':
      return levelsAt(doc, context) ? [] : aspect.kinds.map(kind => NOISE_EVIDENCE[kind])
    case 'unknowable':
      return listOf(SUBJECT_EVIDENCE[aspect.subject])
    default:
      return []
  }
}

/** Tells whether what a noise gives was computed where the spot lies, though people rated it. */
export function isComputed(aspect: AspectAsk, doc: Doc, context: QuestionContext): boolean {
  return aspect.of === 'noise' && heardAtSpot(aspect.kinds, doc, context) !== undefined
}

function isRecorded(feature: string, spot: Spot, doc: Doc, { index }: QuestionContext): boolean {
  const has = hasBit(docsOfFeature(FEATURES[feature], index), doc)
  return has || isTapTold(feature, has, spot) || (feature === 'parking' && isParkingTold(spot))
}

type Telling = {
  /** What is said where nothing else is known. */
  tell: (aspect: AspectAsk) => readonly string[]
  /** That it is not recorded. */
  unrecorded: (aspect: AspectAsk) => readonly string[]
  /** `time`: of which it is asked. */
  quote: (texts: readonly string[], time: string | null) => string
}

/** Tells each of what is asked, and quotes each sentence once, behind the last that it speaks of. */
export function toldWithTexts(
  asked: readonly AspectAsk[],
  textsOf: (aspect: AspectAsk) => readonly string[],
  { tell, unrecorded, quote }: Telling,
): string[] {
  const isAllTold = asked.some(({ of }) => of === 'description' || of === 'why')
  const [time = null] = asked.flatMap(aspect => timeOf(aspect) ?? [])
  const texts = asked.map(aspect => (isAllTold ? [] : textsOf(aspect)))
  return asked.flatMap((aspect, at) => {
    const own = texts[at] ?? []
    const last = own.filter(text => !texts.slice(at + 1).some(later => later.includes(text)))
    return [...(own.length > 0 ? unrecorded(aspect) : tell(aspect)), ...(last.length > 0 ? [quote(last, time)] : [])]
  })
}

function timeOf(aspect: AspectAsk): string | null {
  return aspect.of === 'unknowable' ? (aspect.time ?? null) : null
}

function listOf<Item>(item: Item | undefined): Item[] {
  return item === undefined ? [] : [item]
}
