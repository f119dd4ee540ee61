import { FILLER, namesSpot, type Span, UNSAID, merged } from '../../recognise/spans.ts'
import { markAt, marksOf, type Said } from '../polarity/marks.ts'

/**
 * Reads what has been seen as left out where others are wanted: "I've done Sarek, anything else in Sweden?", "apart from
 * the Englischer Garten, where in Munich can I sit". "Not Sarek, something similar" is like Sarek.
 */
export function withOthers({ spans, language }: Said): readonly Span[] {
  const read = withVisited({ spans: withAllBut(spans), language })
  const excluded = read.flatMap((_, at) => {
    const name = isExcept(read[at]) ? behindArticle(read, at + 1) : at
    return name > at && namesSpot(read[name]) ? [{ at, name }] : []
  })
  const [only, ...more] = excluded
  if (!only) return read
  const like = read.findIndex(({ meaning }, at) => meaning.is === 'like' && !isNamedBehind(read, at))
  if (like !== -1 && more.length === 0) return likeThat(read, { like, ...only })
  return withHead(excluded.reduceRight(apart, read))
}

/** The name right behind the "except", and what is asked without a comma behind it apart from both. */
function apart(read: readonly Span[], { at, name }: { at: number; name: number }): readonly Span[] {
  const isAsked = HEAD.test(read[name + 1]?.said ?? '')
  const comma: Span[] = isAsked ? [{ ...UNSAID, meaning: { is: 'comma' } }] : []
  return read.toSpliced(name + 1, 0, ...comma).toSpliced(at + 1, name - at - 1)
}

/** "All lakes in Canada but Quetico": all of them except that one. */
function withAllBut(spans: readonly Span[]): readonly Span[] {
  const all = spans.findIndex(({ typed }) => /^(all|every|everything|everywhere|any)\b/i.test(typed))
  const but = spans.findIndex(({ typed }, at) => at > all && /^but$/i.test(typed))
  const isOne = all !== -1 && but !== -1 && namesSpot(spans[behindArticle(spans, but + 1)])
  return isOne ? spans.toSpliced(but, 1, merged(spans.slice(but, but + 1), { is: 'negation' }, 'except')) : spans
}

/** "We have been to Sarek" before "what else is there". */
function withVisited({ spans, language }: Said): readonly Span[] {
  if (!spans.some(isOther)) return spans
  let read = spans
  for (let at = 0; at < read.length; at++) {
    const length = markAt({ spans: read, language }, at, VISITED)
    if (length === 0 || !namesSpot(read[behindArticle(read, at + length)])) continue
    read = read.toSpliced(at, length, merged(read.slice(at, at + length), { is: 'negation' }, 'except'))
  }
  return read
}

function isOther({ meaning, typed }: Span): boolean {
  return (meaning.is === 'follow' && meaning.as === 'more') || meaning.is === 'like' || OTHER.test(typed)
}

const OTHER =
  /(?<!\p{L})(else|another|other|others|different|new|similar|instead|andere[rsnm]?|anders|sonst|neue[rsnm]?|ähnliche[rsn]?|autres?|nouveau|différent|otr[oa]s?|nuev[oa]s?|altr[oaie]|altri|nuov[oa])(?!\p{L})/iu

const VISITED = marksOf({
  en: 'been to|have been to|have already been to|already been to|have been at|visited|have visited|already visited|have already visited|seen|have seen|already seen|have already seen|done|have done|already done|have already done|did|know|already know|tried|have tried|have been in|went to|have explored|just back from|just got back from',
  de: 'kenne|kenne ich|kennen wir|war in|war schon in|war schon am|waren schon in|waren schon am|habe schon',
  fr: 'connais|connaissons|connais déjà|avons vu|ai vu|ai déjà vu|déjà vu|déjà visité|ai déjà visité|ai visité|avons déjà visité|suis allé à|suis allé au',
  es: 'conozco|ya conozco|conocemos|he visto|ya he visto|ya he visitado|he visitado|hemos visitado|he estado en|ya he estado en|ya hemos estado en|estuve en',
  it: 'conosco|conosco già|conosciamo|ho visto|ho già visto|ho visitato|ho già visitato|abbiamo visitato|sono stato a|sono già stato a|siamo stati a',
})

function isExcept(span: Span | undefined): boolean {
  return span?.meaning.is === 'negation' && EXCEPT.test(span.said)
}

const EXCEPT =
  /^(except|except for|excluding|apart from|other than|besides?|besides the|not|but not|not counting|with the exception of)$/i

function behindArticle(spans: readonly Span[], at: number): number {
  return ARTICLE.test(spans[at]?.typed ?? '') ? at + 1 : at
}

const ARTICLE = /^(the|den|die|das|dem|der|le|la|les|l|el|los|las|il|lo|gli|i)$/i

function isNamedBehind(spans: readonly Span[], at: number): boolean {
  const next = spans[behindArticle(spans, at + 1)] ?? UNSAID
  return /^(name|spot|pronoun)$/.test(next.meaning.is)
}

function likeThat(spans: readonly Span[], { like, at, name }: { like: number; at: number; name: number }) {
  const named = spans.slice(name, name + 1)
  const read = spans.map((span, i) => (i >= at && i <= name ? { ...span, meaning: FILLER } : span))
  return read.toSpliced(like + 1, 0, ...named)
}

/** What else there is, is looked for: "where", "what else". */
function withHead(spans: readonly Span[]): readonly Span[] {
  if (spans.some(({ meaning }) => meaning.is === 'generic' || meaning.is === 'feature')) return spans
  const head = spans.findIndex(({ said, meaning }) => meaning.is !== 'negation' && HEAD.test(said))
  return spans.map((span, at) => (at === head ? { ...span, meaning: { is: 'generic' } } : span))
}

const HEAD =
  /^(where|what|which|what else|anything else|anything|something else|somewhere else|where else|any others?)\b/i
