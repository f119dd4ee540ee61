import type { Condition, Summary } from '../../query.ts'
import { isWhere } from '../../query.ts'
import { QUANTIFIERS } from '../../recognise/degrees/quantifiers.ts'
import type { Span } from '../../recognise/spans.ts'
import { conditionsIn } from '../conditions/conditions.ts'
import { isOpen, isYesNo } from '../yes-no.ts'
import type { SummarySigns } from './signs.ts'

/**
 * "Are all lakes in Andorra free", "can I light a fire at every spot in Finland": that some are is no yes; how many of them
 * are, and of how many it is not known, is the answer.
 */
export function universalIn({ spans, conditions }: SummarySigns): Summary | null {
  const all = spans.findIndex(isAll)
  const isAsked = (isYesNo(spans) || asksWhetherAllowed(spans) || areThoseFirst(spans, all)) && !isOpen(spans)
  if (all === -1 || !isAsked || isDenied(spans[all - 1]) || spans.slice(0, all).some(isThan)) return null
  const behind = spans.slice(all + 1)
  const head = behind.findIndex(({ meaning }) => meaning.is !== 'stop' && meaning.is !== 'quality')
  const meaning = behind[head]?.meaning
  // "Are the lakes all free": those before the word.
  const isBehind = meaning?.is === 'generic' || meaning?.is === 'feature'
  const isEverywhere = EVERYWHERE.test(spans[all]?.said ?? '')
  const whole = isEverywhere ? [] : conditionsIn(isBehind ? behind.slice(0, head + 1) : spans.slice(0, all))
  const isOfWhole = ({ on, said }: Condition) => whole.some(other => other.on === on && other.said === said)
  const others = conditions.filter(condition => !isWhere(condition))
  const part = others.filter(condition => !isOfWhole(condition))
  const base = [...others.filter(isOfWhole), ...conditions.filter(isWhere)]
  return part.length === 0 ? null : { of: 'share', base, part, asked: QUANTIFIERS.get(spans[all]?.said ?? '') ?? 'all' }
}

function isAll({ meaning, said, typed }: Span): boolean {
  return meaning.is === 'stop' && (ALL.test(said) || ALL.test(typed) || QUANTIFIERS.has(said))
}

const EVERYWHERE = /^every(where|thing)$/i
const ALL =
  /^(all|every|everywhere|everything|alle[rnms]?|jede[rsmn]?|sämtliche[rn]?|tous|toutes|chaque|todos|todas|cada|tutti|tutte|ogni)$/i

/** "Tutti i laghi sono gratis?", "all lakes are free?"; "all lakes that are free" are sought. */
function areThoseFirst(spans: readonly Span[], all: number): boolean {
  const isFirst = spans.slice(0, all).every(({ said }) => /^is it true that$/i.test(said))
  const verb = spans.findIndex(({ said }, at) => at > all && /^(is|are)$/i.test(said))
  const isRelative = spans.slice(all, Math.max(all, verb)).some(({ typed }) => RELATIVE.test(typed))
  return isFirst && verb !== -1 && !isRelative && spans.at(-1)?.typed === '?'
}

const RELATIVE = /^(that|which|who|die|der|das|welche[rs]?|qui|que|che)$/i

/** "Darf man an allen Orten Feuer machen?", "in Finlandia si può accendere il fuoco ovunque?" */
function asksWhetherAllowed(spans: readonly Span[]): boolean {
  const isAllowed = ({ meaning, typed, said }: Span) => meaning.is === 'allowed' && typed !== said
  const [first] = spans
  if (first && isAllowed(first)) return true
  const isSought = spans.some(({ said }) => /^(where|which|who|that)\b/i.test(said))
  return spans.some(isAllowed) && !isSought && spans.at(-1)?.typed === '?'
}

/** "Quieter than all lakes in Norway" compares. */
function isThan({ meaning }: Span): boolean {
  return meaning.is === 'ask' && meaning.ask === 'compare'
}

/** "Not all". */
function isDenied(span: Span | undefined): boolean {
  return span?.meaning.is === 'negation'
}
