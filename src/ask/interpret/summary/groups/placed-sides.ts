import type { Condition, Group } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../../../vocabulary/features.ts'
import { conditionsIn } from '../../conditions/conditions.ts'
import { isSame } from '../../conditions/redundant.ts'

/** "The lakes in Norway or the forests in Sweden": each kind in its own place; undefined where not both sides have both. */
export function byPlacedSides(spans: readonly Span[], conditions: readonly Condition[]): Group[] | undefined {
  const at = placedJointOf(spans)
  const shared = conditions.find(each => each.on === 'place' && !each.isNegated && each.places.length === 2)
  if (at === -1 || shared?.on !== 'place') return undefined
  const sides = [spans.slice(0, at), spans.slice(at + 1)].map(side => conditionsIn(side).filter(isKind))
  const others = conditions.filter(each => each !== shared && !isKind(each))
  return sides.map((kinds, side) => {
    const place = shared.places[side]
    const where: Condition[] = place ? [{ ...shared, places: [place], said: `in ${place.name}` }] : []
    return {
      said: '',
      conditions: [...others.filter(other => !kinds.some(kind => isSame(kind, other))), ...kinds, ...where],
    }
  })
}

/** Where "or", "and" or "than" stands between two kinds of place that each have a place of their own; -1 without. */
export function placedJointOf(spans: readonly Span[]): number {
  return spans.findIndex(
    (span, at) =>
      isJoint(span) &&
      isPlacedKind(spans.slice(0, at)) &&
      isPlacedKind(spans.slice(at + 1)) &&
      isKindFirst(spans.slice(at + 1)),
  )
}

/** "And", "and also", "and which", "además de", or a comma alone. */
function isJoint({ meaning, said, typed }: Span): boolean {
  if (meaning.is === 'ask') return meaning.ask === 'compare'
  if (meaning.is === 'follow') return /^and( |$)/i.test(said)
  return JOINTS.has(meaning.is) || (meaning.is === 'negation' && BESIDES.test(typed))
}

const JOINTS: ReadonlySet<Span['meaning']['is']> = new Set(['or', 'and', 'comma'])
const BESIDES = /^(además de|en plus d|en plus de|oltre|oltre a|oltre ad)$/i

/** "Lakes in Norway": one kind, then one place. */
function isPlacedKind(spans: readonly Span[]): boolean {
  const kinds = spans.filter(isLandscape)
  const names = [...spans.keys()].filter(at => spans[at]?.meaning.is === 'name')
  const [name = -1, ...others] = names
  const relation = spans.slice(0, name).findLast(({ said }) => !/^the$/i.test(said))?.meaning
  const isIn = relation?.is === 'relation' && relation.relation === 'in'
  return kinds.length === 1 && others.length === 0 && isIn && spans.findIndex(isLandscape) < name
}

/** "Or the forests in Sweden"; "and in Sweden forests" goes on. */
function isKindFirst(spans: readonly Span[]): boolean {
  const first = spans.find(({ meaning, typed }) => !BEFORE_KIND.has(meaning.is) && !PARTITIVE.test(typed))
  return first !== undefined && isLandscape(first)
}

/** "Des îles", "delle isole". */
const PARTITIVE = /^(des|de|du|d|dei|degli|delle|del|della|dello)$/i

/** What may stand between the beginning of a part and the kind of place that it names: "the 2 quietest lakes". */
export const BEFORE_KIND: ReadonlySet<Span['meaning']['is']> = new Set([
  'stop',
  'quality',
  'intensifier',
  'access',
  'superlative',
])

function isLandscape({ meaning }: Span): boolean {
  return meaning.is === 'feature' && LANDSCAPE_KEYS.has(meaning.feature)
}

function isKind({ isNegated, ...test }: Condition): boolean {
  return test.on === 'feature' && !isNegated && test.any.every(key => LANDSCAPE_KEYS.has(key))
}
