import type { Spot } from '../../../spots/spot.ts'
import type { AspectAsk } from '../../query.ts'

export function hasDrinkingWater({ tags = [] }: Pick<Spot, 'tags'>): boolean {
  return tags.includes('drinking-water')
}

/** That a tap is on a map is no yes. */
export function drinkingWater({ name }: Pick<Spot, 'name'>): string {
  return `A drinking-water point is recorded at ${name}; whether it runs and is safe is not known here.`
}

/** "Is there water, or a spring, at the hut": what is recorded there is a tap; `has`: the thing itself is, too. */
export function isTapTold(feature: string, has: boolean, spot: Pick<Spot, 'tags'>): boolean {
  if (!hasDrinkingWater(spot)) return false
  return feature === 'drinking-water' || (!has && (feature === 'water' || feature === 'spring'))
}

/** "Is there water?" of a hut: to drink, and whether it lies by the water; a spring answers it anywhere. */
export function withDrinkingWater(asked: readonly AspectAsk[], spot: Pick<Spot, 'tags'>): readonly AspectAsk[] {
  const tags = spot.tags ?? []
  if (hasDrinkingWater(spot)) return asked
  return asked.flatMap(aspect => {
    if (aspect.of !== 'feature' || !aspect.isThere) return aspect
    if (tags.includes('spring')) return { of: 'feature', feature: 'spring' }
    return tags.some(tag => SHELTERS.has(tag)) ? [{ of: 'feature', feature: 'drinking-water' }, aspect] : aspect
  })
}

/** Where one stays, and needs water. */
const SHELTERS: ReadonlySet<string> = new Set(['hut', 'shelter', 'camping', 'picnic'])
