import { CONFIDENCES_IN_ORDER } from '../../../spots/order.ts'
import { listed, withArticle } from '../../../text/english.ts'
import type { Condition } from '../../query.ts'
import { FEATURES, LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import { eitherNoise, withoutNoise } from '../noises/condition.ts'
import { FIELD_NAMES, QUALITY_RANGES } from './wording.ts'

/** Negates a condition: "not free" is paid, "no fire" prohibited, "no ban on fires" allowed, anything else must not hold. */
export function turned(condition: Condition): Condition {
  if (condition.isNegated) return { ...condition, isNegated: false }
  if (condition.on === 'noise') return withoutNoise(condition)
  // What is not known to be paid is no paid one.
  if (condition.on === 'access' && condition.isLeftOut) return { ...condition, isNegated: true }
  if (condition.on === 'access') return { ...condition, access: condition.access === 'free' ? 'paid' : 'free' }
  if (condition.on === 'fire') return { ...condition, fire: condition.fire === 'allowed' ? 'prohibited' : 'allowed' }
  if (condition.on === 'rating' && condition.quality === 'noisy') {
    return { ...condition, ...QUALITY_RANGES.quiet, quality: 'quiet', shown: 'quiet' }
  }
  if (condition.on === 'rating' && condition.opposite) return { ...condition, ...condition.opposite, opposite: null }
  if (condition.on === 'confidence') return otherRater(condition)
  return { ...condition, isNegated: true }
}

/** Not computed is rated by editors, and the other way round. */
function otherRater(condition: Extract<Condition, { on: 'confidence' }>): Condition {
  const others = CONFIDENCES_IN_ORDER.filter(each => !condition.any.includes(each))
  if (others.join() === 'editorial') return { ...condition, any: others, shown: 'rated by editors' }
  if (condition.any.join() === 'editorial') return { ...condition, any: others, shown: 'rated by the model' }
  return { ...condition, isNegated: true }
}

/** "A lake or a river", "by bus or by train"; undefined when the two cannot be one condition. */
export function either(a: Condition, b: Condition): Condition | undefined {
  if (a.isNegated || b.isNegated) return undefined
  const said = `${a.said} or ${b.said}`
  if (a.on === 'feature' && b.on === 'feature') return { ...a, any: [...new Set([...a.any, ...b.any])], said }
  if (a.on === 'transport' && b.on === 'transport') {
    return { ...a, modes: [...new Set([...a.modes, ...b.modes])], shown: `${a.shown} or ${b.shown}`, said }
  }
  if (a.on === 'noise' && b.on === 'noise') return eitherNoise(a, b)
  if (a.on === 'confidence' && b.on === 'confidence')
    return { ...a, any: [...a.any, ...b.any], shown: `${a.shown} or ${b.shown.replace(/^rated /, '')}`, said }
  // "Quiet or peaceful" says one thing twice.
  if (a.on === 'rating' && b.on === 'rating' && a.min === b.min && a.max === b.max) return { ...a, said }
  const any = [a, b].flatMap(each => (each.on === 'either' ? each.any : [each]))
  // "A forest or a quiet lake": not the quiet is the alternative.
  if (any.some(({ on }) => on === 'rating') && any.some(isOfLandscape)) return undefined
  if (any.some(({ on }) => on === 'named')) return orNamed(any, said)
  const words = any.map(alternativeText)
  if (words.some(word => word === null)) return undefined
  return { on: 'either', any, shown: `with ${listed(words.map(String), 'or')}`, isNegated: false, said }
}

function isOfLandscape(condition: Condition): boolean {
  return condition.on === 'feature' && condition.any.some(key => LANDSCAPE_KEYS.has(key))
}

/** "Glens or hills": listed as one of them, or called so. */
function orNamed(any: readonly Condition[], said: string): Condition | undefined {
  const keys = any.flatMap(condition => (condition.on === 'feature' ? condition.any : []))
  const names = any.flatMap(condition => (condition.on === 'named' ? condition.shown : []))
  if (any.some(({ on }) => on !== 'feature' && on !== 'named')) return undefined
  const nouns = keys.map(key => withArticle(FEATURES[key]?.noun?.[0] ?? key.replaceAll('-', ' ')))
  return { on: 'either', any, shown: `listed as ${listed([...nouns, ...names], 'or')}`, isNegated: false, said }
}

/** What a condition says beside the access, nothing or one: "free lakes or paid lakes" are lakes. */
export function withoutAccess(condition: Condition): Condition[] {
  if (condition.on === 'access') return []
  if (condition.on !== 'either' || condition.isNegated) return [condition]
  const [first, ...others] = condition.any.filter(({ on }) => on !== 'access')
  const rest = others.reduce<Condition | undefined>((all, each) => all && either(all, each), first)
  return rest ? [rest] : []
}

/** What one of two alternatives is called behind "with"; null when it cannot be one. */
function alternativeText(condition: Condition): string | null {
  switch (condition.on) {
    case 'access':
      return `${condition.access} access`
    case 'fire':
      return `fires ${condition.fire}`
    case 'unrecorded':
      return `unknown ${FIELD_NAMES[condition.field]}`
    case 'feature': {
      const texts = condition.any.map(featureText)
      return listed(texts, 'or')
    }
    case 'named':
      return `"${condition.word}" in the name`
    case 'rating':
      return condition.quality === null
        ? condition.shown.replace(/^rated (?=above|below|between)/, 'a rating ').replace(/^rated /, 'a rating of ')
        : `a ${condition.quality} rating`
    default:
      return null
  }
}

function featureText(key: string): string {
  const { with: what, noun, adjective } = FEATURES[key] ?? {}
  return (
    what ?? noun?.[0] ?? (adjective === undefined ? key.replaceAll('-', ' ') : withArticle(`${adjective} position`))
  )
}
