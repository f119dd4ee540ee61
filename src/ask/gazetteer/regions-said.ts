import type { Region } from '../../index/regions/region.ts'
import { regionsNamed } from '../../index/regions/regions.ts'
import { ENGLISH_REGION_ADJECTIVES } from '../vocabulary/region-adjectives.ts'

/** Returns the regions of a folded phrase: by name, by English adjective ("Lower Austrian") or as German declines it. */
export function regionsSaid(phrase: string): readonly Region[] {
  const named = regionsNamed(phrase)
  if (named.length > 0) return named
  const adjective = ENGLISH_REGION_ADJECTIVES.get(phrase)
  return adjective === undefined ? declinedRegions(phrase) : regionsNamed(adjective)
}

/** An adjective with an ending before the last word, which may be in the genitive. */
const DECLINED = /^(.*?\p{L}{3,}?)(e[nmrs]?) (\p{L}{3,}?)(e?s)?$/u
const ENDINGS = ['e', 'er', 'es', 'en'] as const

/** "Im Bayerischen Wald", "des Roten Meeres", "auf den Kanarischen Inseln". */
function declinedRegions(phrase: string): readonly Region[] {
  const [, adjective, ending, noun, genitive = ''] = DECLINED.exec(phrase) ?? []
  if (adjective === undefined || noun === undefined) return []
  for (const other of ENDINGS) {
    if (other === ending && genitive === '') continue
    for (const last of new Set([`${noun}${genitive}`, noun])) {
      const found = regionsNamed(`${adjective}${other} ${last}`)
      if (found.length > 0) return found
    }
  }
  return []
}
