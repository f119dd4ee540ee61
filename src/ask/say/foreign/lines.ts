import { degreesIn } from './places/degrees.ts'
import { isFireplaceOfNone } from '../../find/figures/fireplace.ts'
import { hasBit } from '../../../arrays/bitset.ts'
import type { Doc } from '../../../index/types.ts'
import type { Spot } from '../../../spots/spot.ts'
import { phraseOf as namePhraseOf } from '../../../text/phrase.ts'
import { firstSentence } from '../../../text/sentences.ts'
import { docsOfCondition } from '../../find/conditions.ts'
import { reasonBeside } from '../../find/heard.ts'
import { measureOf } from '../../find/measured.ts'
import type { Hit, Retrieved } from '../../find/retrieved.ts'
import type { Condition } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { LINE } from '../spot-line.ts'
import { levelBeside } from '../noises/level-beside.ts'
import { textsOfNoises } from '../texts/texts-on.ts'
import { ratedIn, reasonIn } from './noise.ts'
import { labelOf } from './phrase.ts'
import type { Voice } from './voice.ts'

/** Writes spots as lines: as those in English, with the same facts in the same order. */
export function linesIn(
  voice: Voice,
  hits: readonly Hit[],
  found: Retrieved,
  context: QuestionContext,
  from: string | null,
  beside: (doc: Doc) => string = () => '',
): string[] {
  const { say } = voice
  const names = namesIn(
    voice,
    hits.map(({ doc }) => doc),
    context,
  )
  const ways = waysIn(voice, hits, context)
  return hits.map(({ doc, km }, at) => {
    const spot = context.index.spot(doc)
    const why = reasonBeside(context.explain?.(doc), found.conditions)
    const facts = [
      ...[beside(doc)].filter(text => text !== ''),
      ...(found.toldFigures.includes('id') ? [`id ${spot.id}`] : []),
      ...(found.toldFigures.includes('coordinates') ? [`${spot.latitude}, ${spot.longitude}`] : []),
      ...measured(voice, found, doc, context),
      ratedIn(voice, spot),
      ...(km === null ? [] : [say.away(voice.km(km), from)]),
      ...(why ? [reasonIn(voice, why)] : []),
      ...(isFireplaceOfNone(spot, found.conditions) ? [voice.words.labels.get('prohibited') ?? 'prohibited'] : []),
      ...(ways[at] ?? []),
      ...wishesIn(voice, doc, spot, [...found.relaxed, ...found.told], context),
      ...textsOfNoises(found.conditions, doc, context).map(text =>
        say.description(say.quoted(text.replace(/\.$/, ''))),
      ),
    ]
    return `${LINE}${names[at]}: ${facts.join(`${say.semicolon} `)}.`
  })
}

/** How to get to each spot, where that is known; that it is told in English is said once. */
function waysIn({ say }: Voice, hits: readonly Hit[], { index }: QuestionContext): string[][] {
  const ways = hits.map(({ doc }) => index.spot(doc).transportation)
  const first = ways.findIndex(Boolean)
  return ways.map((way, at) => {
    if (!way) return []
    return [at === first ? say.gettingThere(firstSentence(way)) : say.gettingThereToo(firstSentence(way))]
  })
}

/** Names spots with place and country, and those of one name and place with coordinates. */
export function namesIn(voice: Voice, docs: readonly Doc[], { index }: QuestionContext): string[] {
  const spots = docs.map(doc => index.spot(doc))
  const names = spots.map(({ name, place, country }) => {
    const near = place === undefined || namePhraseOf(place) === namePhraseOf(name) ? [] : [voice.near(place)]
    const parts = [...near, ...(country === undefined ? [] : [voice.country(country)])]
    return parts.length === 0 ? name : `${name} (${parts.join(', ')})`
  })
  return names.map((name, at) => {
    const { latitude, longitude } = spots[at] ?? { latitude: 0, longitude: 0 }
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} [${latitude}, ${longitude}]`
  })
}

function measured({ language, say, decimal }: Voice, found: Retrieved, doc: Doc, { index }: QuestionContext): string[] {
  const { order } = found
  const beside = levelBeside(found, doc, index)
  if (beside) {
    const { level, decimals, isFaintest } = beside
    return [`${isFaintest ? '< ' : ''}${decimals === 0 ? Math.round(level) : decimal(level)} dB`]
  }
  const value = measureOf(order, doc, index)
  if (value === null) return []
  if (order === 'highest' || order === 'lowest') return [say.metres(String(Math.round(value)))]
  if (order.endsWith('level')) return [`${Math.round(value)} dB`]
  if (order.endsWith('most')) return [degreesIn(language, order, value)]
  return [String(value)]
}

function wishesIn(
  voice: Voice,
  doc: Doc,
  spot: Spot,
  relaxed: readonly Condition[],
  { index }: QuestionContext,
): string[] {
  const { say, words } = voice
  const wishes = relaxed.filter(({ on, isNegated }) => OF_ONE_SPOT.has(on) && !isNegated)
  const isMet = (condition: Condition) => hasBit(docsOfCondition(condition, index), doc)
  const contraries = wishes.flatMap(condition => {
    if (isMet(condition)) return []
    if (condition.on === 'access' && spot.accessStatus) return [words.labels.get(spot.accessStatus) ?? '']
    if (condition.on === 'fire' && spot.fireStatus) return [words.labels.get(spot.fireStatus) ?? spot.fireStatus]
    return []
  })
  const isSaid = (condition: Condition) =>
    (condition.on === 'access' && spot.accessStatus) || (condition.on === 'fire' && spot.fireStatus)
  const texts = (kept: readonly Condition[]) => voice.listed(kept.map(condition => labelOf(condition, voice, index)))
  const met = wishes.filter(isMet)
  const unknown = wishes.filter(condition => !isMet(condition) && !isSaid(condition))
  return [
    ...(met.length > 0 ? [say.holds(texts(met))] : []),
    ...contraries,
    ...(unknown.length > 0 ? [say.notKnownWishes(texts(unknown))] : []),
  ]
}

/** Conditions that each spot meets or not by itself; ratings and distances are said anyway. */
const OF_ONE_SPOT: ReadonlySet<Condition['on']> = new Set(['feature', 'access', 'fire', 'transport'])
