import { phraseOf } from '../../../text/phrase.ts'
import type { Names } from './known.ts'

/** "How quiet is Estanys de l'Angonella (Llac del Mig)": brackets that are a part of a spot's name, without them. */
export function withBrackets(text: string, names: Names): string {
  return text.includes('(')
    ? text.replaceAll(BRACKETS, (all, before: string, inside: string) => {
        const words = before
          .split(/\s+/)
          .filter(word => word !== '')
          .slice(-MOST_WORDS)
        const isName = words.some((_, at) => isSpot(`${words.slice(at).join(' ')} ${inside}`, names))
        return isName ? `${before}${inside}` : all
      })
    : text
}

const BRACKETS = /([^()]+)\(([^()]+)\)/g
/** No name has more before its brackets. */
const MOST_WORDS = 8

function isSpot(name: string, names: Names): boolean {
  return (names.named(phraseOf(name))?.spots.length ?? 0) > 0
}
