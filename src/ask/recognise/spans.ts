import type { Doc } from '../../index/types.ts'
import type { Box } from '../../geo/box.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import type { Named } from '../gazetteer/gazetteer.ts'
import type { Bounds } from '../query.ts'
import type { Direction } from '../../text/distance-words.ts'
import type { MethodSubject } from '../vocabulary/kinds/method-subjects.ts'
import type { LengthUnit } from '../vocabulary/length-units.ts'
import type { NearSource } from '../vocabulary/noises/noise-sources.ts'
import type { Estimate, MissingField, PhraseMeaning, Side } from '../vocabulary/meanings.ts'

/** What a run of tokens is: a phrase of the vocabulary, or something recognised by its form. */
export type Meaning =
  | PhraseMeaning
  | { is: 'name'; named: Named; phrase: string }
  /** A word of a spot's name; a guess when it was corrected; `called`: a name that no spot has, of which it has a word. */
  | { is: 'spot'; docs: readonly Doc[]; phrase: string; isGuess: boolean; called?: string }
  | { is: 'coordinates'; at: Coordinates }
  | { is: 'box'; box: Box }
  /** From `fromKm` to `km`; `isHeight` when it may be one above the sea: metres, with a comparison; `isOfHeights`: heights were spoken of. */
  | {
      is: 'distance'
      km: number
      fromKm: number
      side: Side | null
      isHeight: boolean
      isOfHeights?: true
      estimate?: Estimate
    }
  /** What a distance is to be told in. */
  | { is: 'unit'; unit: LengthUnit }
  /** The means of a time of travel, which its distance is reckoned with. */
  | { is: 'reckoned' }
  /** `isStrict`: less or more than that. */
  | ({ is: 'level'; isStrict?: true } & Bounds)
  | { is: 'ordinal'; value: number }
  | ({ is: 'rating'; opposite: Bounds | null } & Bounds)
  /** `isLimit`: of spots, at most. */
  | { is: 'number'; value: number; isLimit?: true }
  /** To be told of each spot that is found; it restricts nothing. */
  | { is: 'told'; fact: Extract<PhraseMeaning, { is: 'access' | 'fire' | 'transport' | 'feature' }> }
  | ({ is: 'source near' } & NearSource)
  /** A rating of which it is asked what it means. */
  | { is: 'rating meant'; value: number }
  /** What is asked about how ratings are computed. */
  | { is: 'method asked'; of: readonly MethodSubject[] }
  /** A fact of which it is asked whether it is recorded, and not whether it holds. */
  | { is: 'recorded'; feature: string | null; field: MissingField | null }
  /** On which side of a place: "north of". */
  /** `isFarther`: than that, however far away: "further north than Oslo". */
  | { is: 'side'; toward: Direction; isFarther?: true }
  | { is: 'comma' }
  | { is: 'sign' }
  /** `isName`: the name of a thing that no spot is; `isRare`: no ordinary word of the language, which may be mistyped; `isForeign`: one, of another language than the texts'; `isVerb`: what somebody does, which is asked of no spot; `isPlace`: a name of another language where a place is expected. */
  | { is: 'unknown'; isName?: true; isRare?: true; isForeign?: true; isVerb?: true; isPlace?: true; isThing?: true }
  /** All that lies beyond the length up to which a question is read. */
  | { is: 'unread' }

/** What somebody tells beside what is sought. */
export type Frame = 'who asks' | 'their age' | 'when one comes' | 'where one comes from' | 'amid it' | 'what for'

/** A run of tokens with its meaning. */
export type Span = {
  meaning: Meaning
  from: number
  to: number
  /** The words, those of another language as their English. */
  said: string
  /** The words as typed. */
  typed: string
  isCapital: boolean
  isPlural: boolean
  /** Said of what would be nice and need not be: "ideally with a hut". */
  isWish?: true
  /** Said of what somebody cannot bear. */
  isUnwanted?: true
  /** Told of somebody, and not what is sought. */
  isAside?: true
  /** What somebody tells beside what is sought, where it restricts nothing. */
  frame?: Frame
  /** What was typed and what it was read as, when that differs. */
  corrected: { from: string; to: string } | null
}

/** A word that asks for nothing and restricts nothing. */
export const FILLER = { is: 'stop', isContent: false } as const satisfies Meaning

export function isFiller({ meaning }: Pick<Span, 'meaning'>): boolean {
  return meaning.is === 'stop' && !meaning.isContent
}

/** Where a question has no span. */
export const UNSAID: Span = {
  meaning: FILLER,
  said: '',
  typed: '',
  from: 0,
  to: 0,
  isCapital: false,
  isPlural: false,
  corrected: null,
}

/** Tells whether a span is the name of a spot, or a word of one. */
export function namesSpot(span: Span | undefined): boolean {
  const meaning = span?.meaning
  return meaning?.is === 'spot' || (meaning?.is === 'name' && meaning.named.spots.length > 0)
}

/** Recognises something that begins at a token and says how many tokens it takes. */
export type Found<T> = (T & { length: number }) | undefined

/** Tells whether what is said ends before a span: nothing follows, or what begins something else. */
export function isAtEnd(next: Span | undefined): boolean {
  return next === undefined || /^(sign|comma|relation|and)$/.test(next.meaning.is)
}

/** One span in place of several, with all that was typed. */
export function merged(run: readonly Span[], meaning: Span['meaning'], said?: string): Span {
  const [first] = run
  const last = run.at(-1)
  if (!first || !last) throw new Error('no span to merge')
  const typed = run
    .filter(({ typed: text }, at) => text !== '' && text !== run[at - 1]?.typed)
    .map(({ typed: text }) => text)
  const words = typed.join(' ').replaceAll(/ ([,;])/g, '$1')
  return { ...first, meaning, to: last.to, said: said ?? words, typed: words, isPlural: false, corrected: null }
}

/** What may restrict, and is named as not applied. */
export const UNAPPLIED = { is: 'stop', isContent: true } as const satisfies Meaning
