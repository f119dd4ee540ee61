import type { Doc, Index } from '../../index/types.ts'

/** The ending of an adjective, and the last word, which may be in the genitive: each read by itself, in one pass. */
const DECLINED = /(?<=\p{L}{3})e[nmrs]?$/u
const NOUN = /^(\p{L}{3,}?)(e?s)?$/u
const ENDINGS = ['er', 'es', 'e', 'en'] as const
const GENITIVE = /(?<=\p{L}{4})e?s$/u

/** Returns the other cases that a name may stand in: of "Bayerischen Wald" that is "Bayerischer Wald", too. */
export function otherCasesOf(name: string): string[] {
  const before = name.slice(0, Math.max(0, name.lastIndexOf(' ')))
  const ending = DECLINED.exec(before)?.[0]
  if (ending === undefined) return []
  const [, noun, genitive = ''] = NOUN.exec(name.slice(before.length + 1)) ?? []
  if (noun === undefined) return []
  const adjective = before.slice(0, -ending.length)
  const nouns = [...new Set([`${noun}${genitive}`, noun])]
  return ENDINGS.filter(other => other !== ending || genitive !== '').flatMap(other =>
    nouns.map(last => `${adjective}${other} ${last}`),
  )
}

/** Returns what a name may be in the nominative: of "Bodensees" that is "Bodensee". */
export function nominativesOf(name: string): string[] {
  const [short, shorter] = [name.replace(/s$/, ''), name.replace(GENITIVE, '')]
  return [name, ...otherCasesOf(name), ...(short === name ? [] : [short, shorter])]
}

/** Returns the spots of a folded name, in whichever case German puts it: "im Englischen Garten". */
export function spotsNamed(phrase: string, names: Index['names']): readonly Doc[] {
  const named = names.spots(phrase)
  return named.length > 0 ? named : otherCasesOf(phrase).flatMap(other => names.spots(other))
}
