import type { ShareAsked } from '../../share-asked.ts'
import { merged, type Span, UNAPPLIED } from '../spans.ts'

/**
 * Reads "are most lakes free", "sind mehr als die Hälfte der Seen kostenlos", "la plupart des lacs sont-ils gratuits ?" as asking for a
 * share; "most lakes", where nothing is asked of them, is none.
 */
export function withQuantifiers(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(({ typed }) => PARTS.test(typed)) || !asksWhether(spans)) return spans
  for (const from of spans.keys())
    for (let to = Math.min(from + MOST_SPANS, spans.length); to > from; to--) {
      const typed = typedOf(spans.slice(from, to))
      const said = SAID.find(([, , words]) => words.test(typed))?.[0]
      const next = spans[to]?.meaning.is
      if (said === undefined || !(next === 'feature' || next === 'generic' || next === 'quality')) continue
      return spans.toSpliced(from, to - from, { ...merged(spans.slice(from, to), UNAPPLIED), said })
    }
  return spans
}

/** Each has one of these words: most questions are read no further. */
const PARTS = /most|major|bulk|half|meist|mehrheit|großteil|hälfte|plupart|moitié|mayor|mitad|maggior|metà/i
const MOST_SPANS = 7

const OF = String.raw`( of| of the| the| der| von| von den| des| de| d| de los| de las| di| dei| delle| degli)?`
/** What a span is said to be that asks for a share, with the words for it. */
const SAID: readonly (readonly [said: string, asked: ShareAsked, words: RegExp])[] = [
  [
    'most of',
    'most',
    new RegExp(
      `^(most|(the|a) majority|(the )?bulk|(more than|over) half|die meisten|die mehrheit|der großteil|mehr als die hälfte|über die hälfte|la plupart|la majorité|plus de la moitié|la mayoría|la mayor parte|más de la mitad|la maggior parte|la maggioranza|più della metà|oltre la metà)${OF}$`,
    ),
  ],
  [
    'half of',
    'half',
    new RegExp(
      `^((at least )?half|(mindestens )?die hälfte|(au moins )?la moitié|(al menos )?la mitad|(almeno )?la metà)${OF}$`,
    ),
  ],
]

/** The share that a span asks for, by what it is said to be. */
export const QUANTIFIERS: ReadonlyMap<string, ShareAsked> = new Map(SAID.map(([said, asked]) => [said, asked]))

/** Words that several spans stand for are typed once. */
function typedOf(run: readonly Span[]): string {
  return run
    .map(({ typed }, at) => (typed === run[at - 1]?.typed ? '' : typed.toLowerCase()))
    .filter(typed => typed !== '')
    .join(' ')
}

/** A question that begins with its verb, or has one before its end: "most lakes are free?". */
export function asksWhether(spans: readonly Span[]): boolean {
  const [first] = spans
  if (spans.some(({ said }) => WHICH.test(said))) return false
  if (/^(is|are|do|does|can|may|have|has)$/i.test(first?.said ?? '') || first?.meaning.is === 'allowed') return true
  const isVerb = spans.some(({ said }, at) => at > 0 && /^(is|are|have|has|allow|allows)$/i.test(said))
  return isVerb && spans.at(-1)?.typed === '?'
}

const WHICH = /^(which|what|where|how|who|why|when)\b/i
