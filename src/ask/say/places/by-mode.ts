import type { Spot } from '../../../spots/spot.ts'
import { modesOf } from '../../../spots/transport-modes.ts'
import { withFullStop } from '../../../text/english.ts'
import type { AspectAsk } from '../../query.ts'

/** Says whether one gets there so, and what the catalogue tells of the way. */
export function byMode({ modes, shown }: ByMode, { name, transportation, tags = [] }: Spot): string {
  if (transportation && modesOf(transportation).some(mode => modes.includes(mode)))
    return withFullStop(`Yes, getting to ${name}: ${transportation}`)
  if (tags.includes('public-transport') && modes.length > 1) return `Yes, ${name} is tagged public-transport.`
  if (tags.includes('parking') && modes.includes('car')) return `Yes, ${name} is tagged parking.`
  const way = transportation ? withFullStop(` The catalogue says: ${transportation}`) : ''
  return `Whether ${name} can be reached ${shown} is not known.${way === '' ? '' : ` ${way}`}`
}

/** Tells whether the catalogue says that one gets there so. */
export function isWayKnown(modes: ByMode['modes'], { transportation, tags = [] }: Spot): boolean {
  if (modesOf(transportation ?? '').some(mode => modes.includes(mode))) return true
  return (tags.includes('public-transport') && modes.length > 1) || (tags.includes('parking') && modes.includes('car'))
}

type ByMode = Extract<AspectAsk, { of: 'transport by' }>
