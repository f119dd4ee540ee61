import type { Span } from '../../recognise/spans.ts'

/** Tells whether a country or kind is asked for by one spot that it has: "which country has the quietest lake"; `group`: where that stands. */
export function isOfOneSpot(spans: readonly Span[], group: number): boolean {
  const at = spans.findIndex(({ meaning }) => meaning.is === 'superlative' && /^(rating|noise)$/.test(meaning.by))
  const noun = [at + 1, at - 1].find(next => isSpot(spans[next]) && next !== group)
  if (
    noun === undefined ||
    !spans.slice(group + 1, at).some(({ typed }) => typed.split(' ').some(word => HAS.test(word)))
  )
    return false
  const { typed = '', said, isPlural } = spans[noun] ?? {}
  // Of other languages, whether a noun is one or several is told by its form alone.
  const isMany = (isPlural === true && typed === said) || PLURAL.test(typed)
  return !isMany && !spans.slice(group + 1, noun).some(({ typed }) => PLURAL_ARTICLE.test(typed))
}

function isSpot(span: Span | undefined): boolean {
  return span?.meaning.is === 'generic' || span?.meaning.is === 'feature'
}

const HAS =
  /^(has|holds|owns|boasts|offers|is home to|hat|besitzt|bietet|a|possède|abrite|tiene|posee|ha|possiede|vanta)$/i
const PLURAL = /(s|orte|plätze|stellen|seen|luoghi|posti|boschi|laghi)$/i
const PLURAL_ARTICLE = /^(les|des|los|las|i|gli)$/i
