import { type Span, merged, UNAPPLIED } from '../../../recognise/spans.ts'
import { markAt, marksOf, type Said } from '../../polarity/marks.ts'
import { saysNothing } from './says-nothing.ts'

/** What asks which of those that were shown one should take. */
const WHICH = marksOf({
  en: 'which would you recommend|which one would you recommend|which do you recommend|which one do you recommend|what would you recommend|what do you recommend|which would you take|which one would you take|which would you pick|which one would you pick|which would you choose|which one would you choose|which would you suggest|which one would you suggest|which would you go for|which one would you go for|which should i choose|which one should i choose|which should i pick|which one should i pick|which one should i take|which is your favourite|which is your favorite|which one is your favourite',
  de: 'welchen empfiehlst du|welche empfiehlst du|welches empfiehlst du|welchen würdest du nehmen|welche würdest du nehmen|welches würdest du nehmen|welchen würdest du empfehlen|welche würdest du empfehlen|welches würdest du empfehlen|was empfiehlst du|was würdest du empfehlen|welchen empfehlen sie|welche empfehlen sie|welches empfehlen sie|was empfehlen sie|welchen soll ich nehmen|welche soll ich nehmen|welches soll ich nehmen',
  fr: 'lequel me conseilles tu|laquelle me conseilles tu|lequel conseilles tu|tu me conseilles lequel|tu me conseilles laquelle|tu prendrais lequel|tu prendrais laquelle|lequel prendrais tu|laquelle prendrais tu|lequel choisirais tu|laquelle choisirais tu|lequel choisir|laquelle choisir|lequel me recommandez vous|laquelle me recommandez vous|que me conseilles tu|lequel me recommandes tu',
  es: 'cuál me recomiendas|cuál recomiendas|cuál me recomienda|cuál elegirías|con cuál te quedarías|con cuál te quedas|cuál me aconsejas|qué me recomiendas|cuál escogerías',
  it: 'quale mi consigli|quale consigli|quale mi consiglieresti|quale sceglieresti|quale prenderesti|cosa mi consigli|che cosa mi consigli|quale mi raccomandi|quale mi consiglia',
})

/** Reads "which would you recommend?" as a wish for the quietest of what was shown: of a taste of its own the directory has none. */
export function withRecommended(said: Said): readonly Span[] {
  const { spans } = said
  const from = spans.findIndex((_, at) => markAt(said, at, WHICH) > 0)
  const length = from === -1 ? 0 : markAt(said, from, WHICH)
  const behind = spans.slice(from + length)
  const [joint] = behind
  const forWhom = joint && FOR.test(joint.said) ? behind.slice(1) : []
  const others = [...spans.slice(0, Math.max(0, from)), ...(forWhom.length > 0 ? [] : behind)]
  if (length === 0 || !others.every(span => saysNothing(span) || JOINS.has(span.meaning.is))) return spans
  if (!forWhom.every(({ meaning }) => FOR_WHOM.has(meaning.is))) return spans
  const quietest = merged(spans.slice(from, from + length), { is: 'superlative', by: 'rating' }, 'quietest')
  return [quietest, ...forWhom.map(unapplied)]
}

const FOR = /^(for|für|pour|para|per)$/i

/** What may stand behind it: "for a sound recordist" is named as not applied, "for swimming" is asked of each. */
const FOR_WHOM: ReadonlySet<Span['meaning']['is']> = new Set(['stop', 'unknown', 'sign', 'comma', 'feature'])

function unapplied(span: Span): Span {
  return span.meaning.is === 'unknown' ? { ...span, meaning: UNAPPLIED } : span
}

const JOINS: ReadonlySet<Span['meaning']['is']> = new Set(['and', 'intensifier'])
