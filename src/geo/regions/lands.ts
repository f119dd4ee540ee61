import { readFileSync } from 'node:fs'
import type { Box } from '../box.ts'

/** A country, a part of one, or a part of the world, as country-coder's borders have it: see data/regions/lands.ts. */
export type Land = {
  /** ISO 3166-1 alpha-2, M49 or Wikidata. */
  id: string
  /** The English name, which may be the official one. */
  name: string
  level: string
  /** Ids of what it is a part of. */
  groups: readonly string[]
  /** ISO 3166-1 alpha-2; absent: it has none of its own. */
  code?: string
  /** The code of the country that it is a part of. */
  country?: string
  /** The box around it, and how many numbers its lines take; absent where it has none of its own. */
  border?: { box: Box; length: number }
  /** Its lines, longitude and latitude in turn: of the few that divide a country between parts of the world. */
  rings?: number[][]
}

/** All of them, in the order of that list. */
export const LANDS: readonly Land[] = JSON.parse(
  readFileSync(new URL('../../../data/regions/lands.json', import.meta.url), 'utf8'),
)
