import type { Span } from '../../recognise/spans.ts'

/** What stands between the words of a name. */
export const JOINT = /^(of|the|d|de|du|des|del|della|dei|delle|di|la|le|el|and)$/i

export const OF = /^(of|du|de|des|del|della|dei|delle|di)$/i

/** A name of towns alone that no spot is near, of which many are called as anything is. */
export function isTown(span: Span | undefined): boolean {
  if (span?.meaning.is !== 'name') return false
  const { region, spots, cores, part } = span.meaning.named
  return region === null && spots.length + cores.length + part.length === 0
}
