import type { Recogniser } from '../name-recognisers.ts'
import type { MissingField } from '../../vocabulary/meanings.ts'
import type { Token } from '../tokens.ts'

/** Recognises that a field has no value: "no fire information", "missing access data", "transport details are lacking". */
export const recogniseMissingField: Recogniser = (tokens, at) => {
  const [lead, field, info] = [leadAt(tokens, at), fieldAt(tokens, at), 0]
  const found = lead > 0 ? fieldAt(tokens, at + lead) : field
  if (!found) return undefined
  const from = at + lead + found.length + info
  const noun = INFORMATION.test(tokens[from]?.folded ?? '') ? 1 : 0
  if (lead > 0 && noun > 0) return { meaning: { is: 'missing', field: found.field }, length: from + noun - at }
  const [is, missing] = /^(is|are|were|was)$/.test(tokens[from + noun]?.folded ?? '')
    ? [1, from + noun + 1]
    : [0, from + noun]
  const isMissing = noun > 0 && MISSING.test(tokens[missing]?.folded ?? '')
  return lead === 0 && isMissing
    ? { meaning: { is: 'missing', field: found.field }, length: from + noun + is + 1 - at }
    : undefined
}

/** How many words say that there is none. */
function leadAt(tokens: readonly Token[], at: number): number {
  const [first = '', second = ''] = [tokens[at]?.folded, tokens[at + 1]?.folded]
  if (/^(with|have|has|having)$/.test(first) && second === 'no') return 2
  if (!/^(no|without|missing|lacking|lack|lacks|incomplete)$/.test(first)) return 0
  return /^(any|all|the)$/.test(second) ? 2 : 1
}

function fieldAt(tokens: readonly Token[], at: number): { field: MissingField; length: number } | undefined {
  for (let length = LONGEST; length > 0; length--) {
    const field = FIELDS.get(
      tokens
        .slice(at, at + length)
        .map(({ folded }) => folded)
        .join(' '),
    )
    if (field !== undefined) return { field, length }
  }
  return undefined
}

const LONGEST = 3

const SAID: Readonly<Record<MissingField, string>> = {
  access: 'access|entry|entrance|fee|fees|entry fee|entrance fee|price|access status|admission',
  fire: 'fire|fires|campfire|fire rule|fire rules|fire status|fire safety',
  transport: 'transport|transportation|public transport|travel|bus|train|arrival|access by bus|getting there',
  elevation: 'elevation|height|altitude',
  level: 'noise|noise level|sound level|decibel|db|noise levels|lden',
  scenery: 'scenery|scenery type|landscape',
  activities: 'activity|activities',
}
const FIELDS: ReadonlyMap<string, MissingField> = new Map(
  Object.entries(SAID).flatMap(([field, said]) =>
    said.split('|').map(words => [words, field as MissingField] as const),
  ), // keys of the table
)
const INFORMATION =
  /^(information|info|infos|informations|data|details|detail|entry|entries|value|values|record|records|figures?)$/
const MISSING = /^(missing|lacking|unknown|unrecorded|absent|unavailable)$/
