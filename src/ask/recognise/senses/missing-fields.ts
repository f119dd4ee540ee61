import type { Recogniser } from '../name-recognisers.ts'
import type { MissingField } from '../../vocabulary/meanings.ts'
import type { Token } from '../tokens.ts'

/** Recognises that a field has no value: "no fire information", "missing access data", "transport details are lacking". */
export const recogniseMissingField: Recogniser = (tokens, at) => {
  const silent = silentAt(tokens, at)
  if (silent) return silent
  const lead = leadAt(tokens, at)
  const found = fieldAt(tokens, at + lead)
  if (!found) return undefined
  const from = at + lead + found.length
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

/** "Do not tell you if fires are allowed", "don't mention access", "never say whether there is a fee". */
function silentAt(tokens: readonly Token[], at: number): ReturnType<Recogniser> {
  const isNot = /^(do|does|did)$/.test(tokens[at]?.folded ?? '') && tokens[at + 1]?.folded === 'not'
  const verb = isNot ? at + 2 : tokens[at]?.folded === 'never' ? at + 1 : -1
  if (verb === -1 || !TELLS.test(tokens[verb]?.folded ?? '')) return undefined
  let from = verb + 1
  while (from <= verb + MOST_BESIDE && BESIDE.test(tokens[from]?.folded ?? '')) from++
  const found = fieldAt(tokens, from)
  if (!found) return undefined
  let end = from + found.length
  while (PREDICATE.test(tokens[end]?.folded ?? '')) end++
  return { meaning: { is: 'missing', field: found.field }, length: end - at }
}

const TELLS = /^(say|tell|mention|state|specify|list|show|record|give|reveal|indicate|note|report)$/
const MOST_BESIDE = 5
const BESIDE = /^(you|me|us|if|whether|about|any|the|anything|there|is|are|a|an|what|their|its|something|of)$/
const PREDICATE =
  /^(is|are|allowed|permitted|ok|okay|free|banned|prohibited|rules?|status|information|info|data|details|or|not)$/

/** How many words say that there is none. */
function leadAt(tokens: readonly Token[], at: number): number {
  const [first = '', second = ''] = [tokens[at]?.folded, tokens[at + 1]?.folded]
  if (/^(with|have|has|having)$/.test(first) && second === 'no') return 2
  if (!/^(no|without|missing|lacking|lack|lacks|incomplete)$/.test(first)) return 0
  return /^(any|all|the)$/.test(second) ? 2 : 1
}

function fieldAt(tokens: readonly Token[], at: number): { field: MissingField; length: number } | undefined {
  if (!FIRST_WORDS.has(tokens[at]?.folded ?? '')) return undefined
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

const LONGEST = 4

const SAID: Readonly<Record<MissingField, string>> = {
  access: 'access|entry|entrance|fee|fees|entry fee|entrance fee|price|access status|admission',
  fire: 'fire|fires|campfire|fire rule|fire rules|fire status|fire safety',
  transport:
    'how to get there|transport|transportation|public transport|travel|bus|train|arrival|access by bus|getting there',
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
const FIRST_WORDS: ReadonlySet<string> = new Set(Array.from(FIELDS.keys(), words => words.split(' ', 1)[0] ?? ''))
const INFORMATION =
  /^(information|info|infos|informations|data|details|detail|entry|entries|value|values|record|records|figures?)$/
const MISSING = /^(missing|lacking|unknown|unrecorded|absent|unavailable)$/
