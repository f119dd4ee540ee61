import type { Span } from '../../../recognise/spans.ts'
import { markAt, marksOf, merged, type Said } from '../../polarity/marks.ts'
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
  en: 'i know|i already know|i know already|i have been to|i ve been to|we did already|is out|does not count',
  de: 'kenne ich|kenne ich schon|kenn ich schon|kennen wir schon|kenne ich bereits|war ich schon|da war ich schon|waren wir schon|nicht',
  fr: 'je connais|je connais déjà|on connaît déjà|j y suis déjà allé|j y suis déjà allée|non|pas',
  es: 'ya lo conozco|ya la conozco|ya lo conocemos|ya he estado|ya estuve|no',
  it: 'la conosco già|lo conosco già|lo conosco|già visto|ci sono già stato|ci sono già stata|no',
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
  const at = last + 1 + spans.slice(last + 1).findIndex(({ meaning }) => meaning.is !== 'comma')
  const behind = markAt(said, at, BEHIND)
  const isOfName = behind > 0 && spans.slice(0, name).every(saysNothing) && spans.slice(at + behind).every(saysNothing)
  return isOfName ? except(spans.slice(at), spans.slice(name, last + 1)) : spans
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
