import type { Spot } from '../../../spots/spot.ts'

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
