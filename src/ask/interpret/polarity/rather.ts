import { FILLER, type Span, merged } from '../../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import { markAt, marksOf, type Said } from './marks.ts'

/** Reads "not Norway, Sweden" as Sweden in place of what was spoken of: what is denied was not said in this question. */
export function withRather(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(({ meaning }) => meaning.is !== 'sign' && meaning.is !== 'comma')
  const [negation, denied, joint, meant] = spans.slice(at, at + 4)
  const isDenial = negation?.meaning.is === 'negation' && /^(not|no)( in)?$/i.test(negation.said)
  const isJoint = joint?.meaning.is === 'comma' || /^(but|sondern|mais|sino|ma)( in)?$/i.test(joint?.typed ?? '')
  if (!isDenial || !isPlace(denied) || !isJoint || !isPlace(meant)) return spans
  const rest = spans.slice(at + 4)
  if (rest.some(({ meaning }) => meaning.is !== 'sign')) return spans
  return spans.toSpliced(at, 3, merged(spans.slice(at, at + 3), FILLER))
}

function isPlace(span: Span | undefined): boolean {
  return span?.meaning.is === 'name'
}

const PREFERRED = marksOf({
  en: 'rather|preferably|better|i would rather|i d rather|i would rather have it|better yet',
  de: 'lieber|besser|eher|am liebsten|vorzugsweise|ich hätte lieber|dann lieber',
  fr: 'plutôt|mieux|de préférence|je préfère|je préférerais|j aimerais mieux|alors plutôt',
  es: 'mejor|mejor que|más bien|preferiblemente|de preferencia|prefiero|prefiero que|preferiría',
  it: 'meglio|piuttosto|preferibilmente|preferirei|preferisco|di preferenza',
})

/** Reads "rather without mountains", "mejor que no sean picos" as "without mountains": what is preferred compares nothing. */
export function withPreferences({ spans, language }: Said): readonly Span[] {
  const at = spans.findIndex(isFirst)
  const length = at === -1 ? 0 : markAt({ spans, language }, at, PREFERRED)
  if (length === 0) return spans
  const run = spans.slice(at, at + length)
  if (isOwnWish(spans[at + length])) return spans.toSpliced(at, length, merged(run, FILLER))
  // "No, rather a forest": in place of what was looked for.
  const kind = spans.slice(at + length).find(({ typed }) => !ARTICLE.test(typed))
  const isKind = kind?.meaning.is === 'feature' && LANDSCAPE_KEYS.has(kind.meaning.feature)
  return isKind ? spans.toSpliced(at, length, merged(run, { is: 'follow', as: 'instead' }, 'instead')) : spans
}

const ARTICLE = /^(an?|the|some|ein(e[mnrs]?)?|une?|un[ao]?|des|de)$/i

/** "No, rather …": what was said before is denied by what is preferred. */
function isFirst({ meaning, typed }: Span): boolean {
  return meaning.is !== 'sign' && meaning.is !== 'comma' && !/^(no|nein|non|nah|nope)$/i.test(typed)
}

/** "Without", "with", "not": what follows is a condition of its own, and nothing that is better than something. */
function isOwnWish(next: Span | undefined): boolean {
  return next?.meaning.is === 'negation' || /^(with|mit|avec|con)$/i.test(next?.typed ?? '')
}

/** Tells whether a question begins with such a preference, or wish, which by itself begins nothing. */
export function isPreferred([first, next]: readonly Span[]): boolean {
  return first?.meaning.is === 'stop' && !first.meaning.isContent && isOwnWish(next)
}
