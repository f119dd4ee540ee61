import { type Span, merged, UNAPPLIED } from '../../../recognise/spans.ts'
import { markAt, marksOf, type Said } from '../../polarity/marks.ts'
import { saysNothing } from './says-nothing.ts'

/** What is said before the name of a spot that one knows, and behind it. */
const BEFORE = marksOf({
  en: 'i know|i already know|we know|we already know|already know|already been to|already been at|i have been to|i have already been to|i ve been to|i ve already been to|ive been to|ive already been to|i was already at|been to|i have seen|i ve seen|already seen|already did|already visited|i visited|i have visited|anything but|everything but|not again|bored of|tired of|sick of',
  de: 'ich kenne|ich kenne schon|wir kennen|kenne schon|ich kenne bereits|alles außer|alles ausser|alles bis auf|bis auf|bloß nicht|nur nicht|nicht schon wieder|nicht wieder',
  fr: 'je connais|je connais déjà|on connaît déjà|j ai déjà vu|j ai déjà fait|déjà vu|tout sauf|sauf',
  es: 'ya conozco|conozco|ya conocemos|ya he estado en|ya estuve en|ya fui a|ya he visto|todo menos|menos|salvo|excepto',
  it: 'conosco|conosco già|già visto|sono già stato a|sono già stata a|ho già visto|tutto tranne|tranne|eccetto|a parte',
})
const BEHIND = marksOf({
  en: 'i know|i already know|i know already|i have been to|i ve been to|i have been there|i ve been there|ive been there|i was there|i have been there already|i ve been there already|i have already been there|i ve already been there|we have been there|we ve been there|been there|been there done that|been there already|done that|did that|we did already|we did that already|is out|does not count',
  de: 'kenne ich|kenne ich schon|kenn ich schon|kennen wir schon|kenne ich bereits|war ich schon|da war ich schon|dort war ich schon|da waren wir schon|dort waren wir schon|waren wir schon|nicht',
  fr: 'je connais|je connais déjà|on connaît déjà|j y suis déjà allé|j y suis déjà allée|j y étais déjà|on y est déjà allé|on y est déjà allés|nous y sommes déjà allés|déjà fait|déjà vu|non|pas',
  es: 'ya lo conozco|ya la conozco|ya lo conocemos|ya he estado|ya he estado allí|ya he estado ahí|ya estuve|ya estuve allí|ya estuve ahí|ya hemos estado|ya hemos estado allí|ya fui|no',
  it: 'la conosco già|lo conosco già|lo conosco|già visto|ci sono già stato|ci sono già stata|ci siamo già stati|ci siamo già state|già stato|già stata|no',
})
/** Why a spot is not wanted. */
const TOO = marksOf({
  en: 'too|it is too|it s too|its too|way too|much too|far too|a bit too',
  de: 'zu|viel zu|mir zu|das ist zu|das ist mir zu|ist zu|ist mir zu|es ist zu|da ist es zu',
  fr: 'trop|beaucoup trop|c est trop|un peu trop|il y a trop de',
  es: 'demasiado|demasiada|es demasiado|está demasiado|hay demasiada|muy',
  it: 'troppo|troppa|è troppo|è troppa|c è troppa',
})

/** Reads "I already know Sarek", "Sarek kenne ich schon" as "except Sarek": others are wanted. */
export function withKnownAlready(said: Said): readonly Span[] {
  const { spans } = said
  const name = spans.findIndex(isNamed)
  if (name === -1 || spans.some((span, at) => at > name && isNamed(span) && !isListed(spans, at))) return spans
  const last = spans.findLastIndex(isNamed)
  const from = spans.findIndex((_, at) => at < name && markAt(said, at, BEFORE) > 0)
  const before = from === -1 ? 0 : markAt(said, from, BEFORE)
  if (before > 0 && spans.slice(0, from).every(saysNothing) && spans.slice(from + before, name).every(saysNothing))
    return spans.slice(last + 1).every(saysNothing)
      ? except(spans.slice(from, name), spans.slice(name, last + 1))
      : spans
  const told = reasonBehind(said, name, last) ?? anotherThan(spans, name, last)
  if (told) return told
  const at = last + 1 + spans.slice(last + 1).findIndex(({ meaning }) => meaning.is !== 'comma')
  const behind = markAt(said, at, BEHIND)
  // "Not Sarek, I've been there": both say so.
  const isOfName =
    behind > 0 && spans.slice(0, name).every(saysNothingMore) && spans.slice(at + behind).every(saysNothing)
  return isOfName ? except(spans.slice(at), spans.slice(name, last + 1)) : spans
}

/** "Not Sarek, too busy": without Sarek, and why is named as not applied. */
function reasonBehind(said: Said, name: number, last: number): readonly Span[] | undefined {
  const { spans } = said
  const comma = spans[last + 1]?.meaning.is === 'comma' ? last + 1 : -1
  const too = comma === -1 ? 0 : markAt(said, comma + 1, TOO)
  const reason = spans.slice(comma + 1).filter(({ meaning }) => meaning.is !== 'sign')
  const isShort = reason.length > too && reason.length <= too + MOST_OF_REASON
  const isDenied = spans.slice(0, name).some(isNot) && spans.slice(0, name).every(saysNothingMore)
  if (too === 0 || !isShort || !isDenied || reason.some(({ meaning }) => SOUGHT.has(meaning.is))) return undefined
  return [...except(spans.slice(0, name), spans.slice(name, last + 1)), merged(reason, UNAPPLIED)]
}

/** "Not Sarek, something else", "etwas anderes als Sarek": all but that one. */
function anotherThan(spans: readonly Span[], name: number, last: number): readonly Span[] | undefined {
  const rest = spans.toSpliced(name, last + 1 - name)
  const isDenied = rest.slice(0, name).some(isNot) || isThan(spans[name - 1]) || isNotBehind(rest.slice(name))
  const another = rest.filter(isAnother)
  const isElse = rest.some(
    span => !saysNothingMore(span) && !another.includes(span) && !isThan(span) && !isAnything(span),
  )
  return !isDenied || isElse || another.length === 0 ? undefined : except(rest, spans.slice(name, last + 1))
}

function isAnother({ meaning, said }: Span): boolean {
  return (meaning.is === 'follow' && meaning.as === 'more') || /^(something|anything|somewhere) else$/i.test(said)
}

function isThan(span: Span | undefined): boolean {
  return span?.said === 'than'
}

function isAnything({ meaning }: Span): boolean {
  return meaning.is === 'generic' || meaning.is === 'comma'
}

/** "Sarek no, otro". */
function isNotBehind([next]: readonly Span[]): boolean {
  return next !== undefined && isNot(next)
}

const MOST_OF_REASON = 2
const SOUGHT: ReadonlySet<Span['meaning']['is']> = new Set(['name', 'spot', 'feature', 'generic', 'comma'])

function isNot({ meaning, said }: Span): boolean {
  return meaning.is === 'negation' && !/^in$/i.test(said)
}

function saysNothingMore(span: Span): boolean {
  return saysNothing(span) || isNot(span)
}

function except(run: readonly Span[], names: readonly Span[]): readonly Span[] {
  return [merged(run, { is: 'negation' }, 'except'), ...names]
}

function isNamed({ meaning }: Span): boolean {
  return meaning.is === 'spot' || (meaning.is === 'name' && meaning.named.spots.length + meaning.named.cores.length > 0)
}

function isListed(spans: readonly Span[], at: number): boolean {
  return /^(and|or|comma)$/.test(spans[at - 1]?.meaning.is ?? '')
}
