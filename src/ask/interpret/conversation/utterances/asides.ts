import { utteranceOf } from './utterance.ts'

/** What ends a sentence, with the space behind it, and what parts a courtesy from the rest. */
const SENTENCE = /(?<=[.!?…]["»”)]*)\s+/u
const PART = /(?<=,)\s+/u

/** Takes away the sentences, and the words before a comma at the beginning or behind one at the end, that only thank, praise or complain. */
export function withoutAsides(text: string): string {
  const sentences = text.split(SENTENCE).filter(sentence => !isAside(sentence))
  const parts = sentences.join(' ').split(PART)
  while (parts.length > 1 && isAside(parts[0] ?? '')) parts.shift()
  while (parts.length > 1 && isAside(parts.at(-1) ?? '')) parts.pop()
  const rest = parts.join(' ').replace(/,$/, '')
  if (rest === '') return text
  const isThanked = rest.length < text.length && THANKED.test(text)
  return (isThanked ? rest.replace(AND_ANOTHER, and => `${and} ${NOW_IN.get(and.toLowerCase()) ?? ''}`) : rest).replace(
    NOW,
    '$1',
  )
}

/** "Thanks, and a quiet campsite?": what was asked before is done with, and another is looked for now. */
const AND_ANOTHER =
  /(?<=^\W*)(?:and|und|et|y|e|ed)(?=\s+(?:an?|some|eine?n?|was(?=\s+(?:in|im|am|an|bei|mit|zum)\s)|etwas|une?|des|una|unos|unas|uno|dei|delle|degli)\s|\s+un['’])/iu
const THANKED =
  /^\W*(?:(?:many|vielen|herzlichen|muchas|mille|tante|great|ok|super)\W+)?(?:thank|thx|cheers|dank|merci|gracias|grazie)/iu
const NOW_IN: ReadonlyMap<string, string> = new Map([
  ['and', 'now'],
  ['und', 'jetzt'],
  ['et', 'maintenant'],
  ['y', 'ahora'],
  ['e', 'adesso'],
  ['ed', 'adesso'],
])

/** "Now the loudest ones", "y ahora solo los gratis": turns to the next, where "is it quiet now?" asks of a time. */
const NOW =
  /^(\W*(?:(?:and|und|et|y|e|ed)\s+)?)(?:now(?!\s+an?\s)|jetzt|nun|(?:also |na )?dann(?: eben| halt| doch)?|von mir aus|maintenant|(?:bon |eh bien )?alors|ahora|(?:pues )?entonces|pues|ora|adesso|(?:e )?allora)\s+(?=(?:the|only|in|near|around|just|show|give|list|with|without|die|der|das|nur|bei|auf|im|um|nach|suche|zeige?|mit|ohne|les?|la|en|au|aux|dans|à|près|seulement|montre\p{L}*|donne\p{L}*|avec|sans|los|las|el|cerca|busco|sólo|solo|muéstra\p{L}*|dame|dime|con|sin|i|il|gli|vicino|nel\p{L}*|negli|nei|a|cerco|soltanto|mostra\p{L}*|dammi|senza|quell[ie])(?!\p{L}))/iu

/** Begins a new question by itself and says nothing about the one before: not "never mind". */
function isAside(text: string): boolean {
  const utterance = utteranceOf(text)
  return utterance !== undefined && ASIDES.has(utterance) && !KEPT.test(text)
}

const ASIDES: ReadonlySet<string> = new Set(['assent', 'praise', 'thanks', 'farewell', 'complaint', 'small talk'])
/** Goes on, or sets aside, with what is behind it. */
const KEPT = /^\W*(never ?mind|yes|yeah|ja|oui|sí|si|sì|no|top)\b/i

/** "… and is there a quieter alternative nearby?": that is asked behind what is asked before it. */
const ALTERNATIVE = /(?:\s*,)?\s+(?:and|or|und|oder|et|ou|y|o|e|ed)\s+(?=[^.?!,;]{0,40}\balternativ(?:e[ns]?|as?)\b)/iu

/** The questions of a text that ends in two sentences that ask: what each asks is asked behind the one before. */
export function questionsOf(text: string): readonly string[] {
  const apart = text.split(ALTERNATIVE)
  if (apart.length === 2) return apart
  const sentences = text.split(SENTENCE)
  const isEach = sentences.length > 1 && sentences.every(sentence => /\?\W*$/.test(sentence))
  return isEach ? sentences : [text]
}

/** Asks for something else than what was asked about before. */
export function isOfAlternative(text: string): boolean {
  return /\balternativ(?:e[ns]?|as?)\b/iu.test(text)
}
