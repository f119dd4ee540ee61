// Words of the spots' texts: what stands behind "mentions", and unknown words that name a thing.
import { isFar } from '../recognise/places/far.ts'
import type { CanMention } from '../recognise/lookups.ts'
import { isFiller, type Span } from '../recognise/spans.ts'
import { singularOf } from '../recognise/tokens.ts'
import { otherNumberOf } from '../vocabulary/texts/irregular-plurals.ts'
import { isToldBeside } from './conversation/told-beside.ts'
import { isRuledOutAfter } from './negation.ts'
import { DIRECTIONS, type Unknown } from './unknown-words.ts'

/** Takes what stands behind "mentions" as a word of the texts, whatever it means elsewhere: "texts that mention a river". */
export function withMentions(spans: readonly Span[]): readonly Span[] {
  const mention = spans.findIndex(({ meaning }) => meaning.is === 'mention')
  if (mention === -1) return spans
  const at = spans.findIndex(({ meaning, said }, i) => i > mention && /\p{L}/u.test(said) && !isPassed(meaning))
  const span = spans[at]
  return span ? spans.with(at, { ...span, meaning: { is: 'unknown' } }) : spans
}

/** "Can I drink the water of that lake": whether water is fit to drink, however far apart the two words stand. */
export function withDrinking(spans: readonly Span[]): readonly Span[] {
  const hasWater = spans.some(({ meaning }) => meaning.is === 'feature' && WATERS.has(meaning.feature))
  if (!hasWater) return spans
  return spans.map(span =>
    /^(to )?drink$/i.test(span.said) ? { ...span, meaning: { is: 'off topic', subject: 'water' } as const } : span,
  )
}

const WATERS: ReadonlySet<string> = new Set(['water', 'lake', 'river', 'spring', 'waterfall', 'drinking-water'])

function isPassed(meaning: Span['meaning']): boolean {
  return PASSED.has(meaning.is) || isFiller({ meaning })
}

const PASSED: ReadonlySet<Span['meaning']['is']> = new Set([
  'sign',
  'mention',
  'negation',
  'forbidden',
  'aspect',
  'comma',
])

/**
 * Makes conditions of unknown words that name a thing and that the catalogue's texts hold: "with bison", "puffins".
 * "Moose or elk" becomes one condition.
 */
export function textsIn(spans: readonly Span[], unknown: readonly Unknown[], canMention: CanMention) {
  const isAskedOfText = spans.some(({ meaning }) => meaning.is === 'mention')
  const named = unknown.flatMap(({ word, at }) => {
    const isThing =
      word.length > 2 &&
      !DIRECTIONS.test(word) &&
      isThingNamed(spans, at) &&
      (isAskedOfText || !isToldBeside(spans, at))
    const one = isThing ? (singularOf(word) ?? otherNumberOf(word)) : undefined
    const forms = one !== undefined && canMention(one) ? [word, one] : [word]
    return isThing && (forms.length > 1 || canMention(word)) ? [{ word, at, forms }] : []
  })
  const conditions: { on: 'text'; any: string[]; isNegated: boolean; said: string; isWish?: true }[] = []
  for (const { word, at, forms } of named) {
    if (conditions.some(({ any }) => any.includes(word))) continue
    const last = conditions.at(-1)
    const isNegated =
      spans
        .slice(Math.max(0, at - (isAskedOfText ? 5 : 3)), at)
        .some(({ meaning }) => meaning.is === 'negation' || (isAskedOfText && meaning.is === 'forbidden')) ||
      isRuledOutAfter(spans, at)
    // No text says of itself what a place lacks: only of the text itself can that be asked.
    if (isNegated && !isAskedOfText) continue
    if (isAwayFrom(spans, at)) continue
    const isOther = spans[at - 1]?.meaning.is === 'or' && last?.any.at(-1) === spans[at - 2]?.said.toLowerCase()
    if (last && isOther && !isNegated)
      conditions.splice(-1, 1, { ...last, any: [...last.any, ...forms], said: `${last.said} or ${word}` })
    else conditions.push({ on: 'text', any: forms, isNegated, said: word, ...(spans[at]?.isWish && { isWish: true }) })
  }
  return conditions
}

/** "Away from quads and crowds": what is not to be there is no word to look for. */
function isAwayFrom(spans: readonly Span[], at: number): boolean {
  let before = at - 1
  while (spans[before] !== undefined && isOfList(spans[before])) before--
  const span = spans[before]
  return span !== undefined && isFar(span)
}

function isOfList(span: Span | undefined): boolean {
  return span !== undefined && (LIST.has(span.meaning.is) || isFiller(span))
}

const LIST: ReadonlySet<Span['meaning']['is']> = new Set(['and', 'or', 'comma', 'unknown', 'noise source'])

function isThingNamed(spans: readonly Span[], at: number): boolean {
  const meaning = spans[at]?.meaning
  // "Das Land", "dans le Perche": the texts are English. `"fields": …`: a program's parameter.
  if (meaning?.is === 'unknown' && (meaning.isForeign || meaning.isPlace || meaning.isName)) return false
  if (/^[:=]$/.test(spans[at + 1]?.said ?? '')) return false
  if (meaning?.is === 'unknown' && meaning.isThing) return true
  // "Near Bad Berneck".
  const isLonger = spans[at]?.isCapital === true && spans[at + 1]?.isCapital && spans[at + 1]?.meaning.is === 'unknown'
  if (isLonger && spans[at - 1]?.meaning.is === 'relation') return false
  if (isVerbOrTime(spans, at)) return false
  if (spans[at]?.isPlural || spans[at]?.isCapital) return true
  // "With old forests": a word before a thing only describes it.
  const next = spans[at + 1]?.meaning.is
  if (isWatched(spans, at)) return true
  if (next === 'feature' || next === 'generic' || next === 'unknown') return false
  let before = at - 1
  while (/^(a|an|the|some|any|old|wild|many|lots|of|real|big)$/i.test(spans[before]?.said ?? '')) before--
  const span = spans[before]
  return (
    NAMES_A_THING.test(span?.said ?? '') ||
    span?.meaning.is === 'mention' ||
    span?.meaning.is === 'forbidden' ||
    span?.meaning.is === 'negation' ||
    (/^(and|or)$/i.test(span?.said ?? '') &&
      spans[before - 1]?.meaning.is === 'unknown' &&
      isThingNamed(spans, before - 1))
  )
}

/** "My grandson says", "in the sixties": no plural of a thing. */
function isVerbOrTime(spans: readonly Span[], at: number): boolean {
  const { said = '', isCapital, isPlural } = spans[at] ?? {}
  if (SAYS.test(said) || DECADE.test(said)) return true
  const before = spans[at - 1]
  if (isPlural === true && WHO.test(before?.said ?? '')) return true
  return isPlural === true && !isCapital && before?.meaning.is === 'unknown' && !before.isPlural && !before.isCapital
}

const SAYS =
  /^(says|tells|thinks|knows|asks|wants|needs|likes|loves|hopes|believes|claims|reckons|insists|promises|suggests|recommends|remembers|goes|gets|comes|makes|takes|keeps|seems|looks|feels|works|lives|means)$/i
const WHO = /^(who|he|she|it|everybody|nobody)$/i
const DECADE = /^(twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|\d0s)$/i

/** "Moose or elk watching". */
function isWatched(spans: readonly Span[], at: number): boolean {
  const next = spans[at + 1]
  if (/^(watching|spotting|viewing|sightings?)$/i.test(next?.said ?? '')) return true
  const isJoined = next?.meaning.is === 'or' || next?.meaning.is === 'and'
  return isJoined && spans[at + 2]?.meaning.is === 'unknown' && isWatched(spans, at + 2)
}

const NAMES_A_THING =
  /^(with|see|seeing|hear|hearing|watch|watching|spot|find|finding|have|has|having|observe|meet|encounter|photograph|mention|mentions|mentioning)$/i
