import type { Tags } from '../../elements.ts'
import { isClosed, isClosedOnFoot, isNo, needsPermitToEnter } from '../../permission/access-words.ts'
import { type AreasAt, areasAt } from './areas-at.ts'

/** What is forbidden in an area, to all that lies in it. */
export type Ban = 'entry' | 'fire'

/** Areas of land: an access tag on a car park or a house forbids nothing to what lies around. */
const LANDS: readonly { key: string; value: RegExp }[] = [
  { key: 'boundary', value: /^(?!administrative$)./ },
  { key: 'leisure', value: /^(nature_reserve|park|garden|common)$/ },
  { key: 'landuse', value: /./ },
  { key: 'natural', value: /./ },
  { key: 'place', value: /^(island|islet)$/ },
  { key: 'military', value: /^(?!no$)./ },
]
const CLOSING = ['access', 'foot', 'landing', 'access:foot', 'access:landing'] as const

/** Gathers areas of land that one may not enter, or in which one may not make a fire. */
export function bans(): AreasAt<readonly Ban[]> {
  return areasAt({ keys: ['openfire', ...LANDS.map(({ key }) => key)], meaningOf: bansOf })
}

function bansOf(tags: Tags): readonly Ban[] | undefined {
  const bans: Ban[] = []
  if (isClosedLand(tags)) bans.push('entry')
  if (isNo(tags['openfire'])) bans.push('fire')
  return bans.length > 0 ? bans : undefined
}

function isClosedLand(tags: Tags): boolean {
  if (CLOSING.every(key => tags[key] === undefined)) return false
  if (!LANDS.some(({ key, value }) => value.test(tags[key] ?? ''))) return false
  return isClosed(tags['access']) || isClosedOnFoot(tags) || needsPermitToEnter(tags)
}
