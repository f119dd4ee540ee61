import { OTHER_CITY_NAMES } from '../vocabulary/names/other-city-names.ts'
import { type Settlement, settlements } from './settlements.ts'

/** Settlements by the name that GeoNames lists or, where people say another, by that. */
export function townsNamed(phrase: string): readonly Settlement[] {
  const other = OTHER_CITY_NAMES.get(phrase)
  if (!other) return settlements().named(phrase)
  const own = settlements()
    .named(other.own)
    .map(town => ({ ...town, name: other.shown }))
  // Roma is Rome first; the one in Queensland, where that is said.
  return [...own, ...settlements().named(phrase)]
}
