import { fold } from '../../../../text/fold.ts'
import { GREETINGS, WRAPPINGS } from '../../../vocabulary/conversation/wrappings.ts'

/**
 * Takes away what is said around a question and asks for nothing: greetings, thanks, who asks, that it is a question. A text that
 * says nothing else stays.
 */
export function withoutWrappings(whole: string): string {
  const text = withoutGreetingWithin(unquoted(whole))
  const { letters, at } = folded(text)
  let [from, to] = [0, letters.length]
  for (let more = true; more; ) {
    const rest = letters.slice(from, to)
    const opened = OPENING.exec(rest)?.[0].length ?? 0
    const closed = opened > 0 ? 0 : (CLOSING.exec(rest)?.[0].length ?? 0)
    more = opened + closed > 0
    ;[from, to] = [from + opened, to - closed]
  }
  const isWhole = from === 0 && to === letters.length
  if (isWhole || !/[a-z]{2}|\d/u.test(letters.slice(from, to))) return text
  return text.slice(at[from] ?? 0, at[to] ?? text.length).trim()
}

/** "My mother is 82. Hello! Is there …": a greeting behind what is told asks for nothing, either. */
function withoutGreetingWithin(text: string): string {
  return text.replace(GREETING, '$1')
}

const GREETING = new RegExp(String.raw`([.!?]\s+)(?:${GREETINGS})\s*[!,.]\s*(?=\p{L}|[¿"«])`, 'iu')

/** A question as a whole in quotation marks or brackets, without them; what is no more than a name keeps them. */
function unquoted(text: string): string {
  const inner = QUOTED.exec(text)?.[1]
  return inner === undefined || inner.split(' ').length < FEWEST_WORDS ? text : inner
}

const QUOTED = /^\s*["“”„«»(‘']+([^"“”„«»()]+)["“”«»)’']+\s*$/u
const FEWEST_WORDS = 4

/** A text without accents and in lower case, signs within words as spaces, and where each of its letters stands in it. */
function folded(text: string): { letters: string; at: readonly number[] } {
  let letters = ''
  const at: number[] = []
  for (const { segment, index } of SEGMENTS.segment(text)) {
    const plain = /^['’`´]$/u.test(segment) ? ' ' : fold(segment)
    letters += plain
    for (let i = 0; i < plain.length; i++) at.push(index)
  }
  return { letters, at }
}

const SEGMENTS = new Intl.Segmenter('en', { granularity: 'grapheme' })

const parts = (part: 'opening' | 'leading' | 'closing' | 'signing') =>
  Object.values(WRAPPINGS)
    .flatMap(wrapping => wrapping[part].split('\n'))
    .join('|')
    .replaceAll(' ?', String.raw`[\s,-]*`)
    .replaceAll(' ', String.raw`[\s,-]+`)
    .replaceAll('_', String.raw`[\p{L}-]+(?: [\p{L}-]+)?`)

const SIGN = String.raw`\s*(?:[,.!:;?…–—\n]|-(?=\s))[\s,.!:;?…–—"'-]*`
const SMILE = String.raw`(?:[:;]-?[)d(p])`
const OPENING = new RegExp(
  String.raw`^[\s¡¿"'“«(-]*(?:(?:${parts('opening')})(?:${SIGN}|\s*${SMILE}+\s*|(?<=\b(?:but|aber|mais|pero|ma))\s+)|(?:${parts('leading')})\s+(?=[\p{L}¿"«]))`,
  'u',
)
const CLOSING = new RegExp(
  String.raw`(?:^|(?<=[.!?…])[\s¡(–—-]*|[\s¡(–—,-]+)(?:(?:${parts('closing')})|(?:${parts('signing')})(?:[\s,]+\p{L}+)?)[\s.!…)]*$|(?<=\s)${SMILE}[\s.!]*$`,
  'u',
)
