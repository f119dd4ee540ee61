import type { Condition } from '../../query.ts'
import { untold } from '../../recognise/clauses/told-facts.ts'
import type { Span } from '../../recognise/spans.ts'
import { unknowableIn } from '../asking/beyond.ts'
import { conditionsIn } from './conditions.ts'

/** Where one stays the night: what is asked is then hardly what parking costs. */
const NIGHTS: ReadonlySet<string> = new Set(['camping', 'hut', 'shelter'])

function isOfNight(condition: Condition): boolean {
  return condition.on === 'feature' && condition.any.some(key => NIGHTS.has(key))
}

const FREE: Condition = { on: 'access', access: 'free', isNegated: false, said: 'free access' }

/**
 * What is to be told of each spot that is found. Where what a service costs is asked for, which is not known, that is whether one
 * enters for free: "free camping".
 */
export function toldIn(spans: readonly Span[], conditions: readonly Condition[]): readonly Condition[] {
  const told = conditionsIn(spans.filter(({ meaning }) => meaning.is === 'told').map(untold))
  const isAccess = ({ on }: Condition) => on === 'access'
  const isOfService = unknowableIn(spans).includes('services') && conditions.some(isOfNight)
  return isOfService && ![...told, ...conditions].some(isAccess) ? [...told, FREE] : told
}
