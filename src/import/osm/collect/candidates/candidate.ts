import type { Box } from '../../../../geo/box.ts'
import type { ElementType, Tags } from '../../elements.ts'
import type { SpotKind } from '../../kinds.ts'
import type { MappingRule } from '../../mapping.ts'

/** An object that fits the mapping table. Coordinates in 10⁻⁷ degrees. */
export type Candidate = {
  type: ElementType
  osmId: number
  kind: SpotKind
  rules: readonly MappingRule[]
  tags: Tags
  x: number
  y: number
  /** Closed outer rings; empty for a node or a line. */
  rings: Int32Array[]
  squareMetres: number
  box: Box
  /** True when no ring closes, as the file lacks a part of its outline. */
  isPartial: boolean
  /** True when the file lacks a piece of its outline: nobody knows how large it is. */
  isCut: boolean
  /** Ways that the object is made of. */
  memberWays: readonly number[]
}
