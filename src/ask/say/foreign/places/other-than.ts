import type { Index } from '../../../../index/types.ts'
import type { Condition } from '../../../query.ts'
import type { Foreign } from '../../../vocabulary/languages/languages.ts'
import type { Voice } from '../voice.ts'

const SAY: Readonly<Record<Foreign, (names: string) => string>> = {
  de: names => `außer ${names}`,
  fr: names => `autres que ${names}`,
  es: names => `distintos de ${names}`,
  it: names => `diversi da ${names}`,
}

/** More spots that share a word are not named. */
const MOST_NAMED = 3

/** "Außer Yosemite Valley": the spots that the question names and leaves out; those that were shown before are "others". */
export function otherThanIn(
  voice: Voice,
  { docs, isNamed }: Extract<Condition, { on: 'docs' }>,
  index: Index,
): string | undefined {
  if (isNamed !== true || docs.length > MOST_NAMED) return undefined
  return SAY[voice.language](voice.listed(docs.map(doc => index.name(doc))))
}
