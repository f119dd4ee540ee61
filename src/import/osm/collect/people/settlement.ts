import type { SettlementClass } from '../../../../silence/parameters.ts'

/** A place where people live; 10⁻⁷ degrees. */
export type Settlement = {
  /** See `originOf`. */
  origin: number
  class: SettlementClass
  name: string | null
  people: number
  /** Whether the number is tagged or GeoNames'; else it is that of the class. */
  isCounted: boolean
  x: number
  y: number
}
