import { aerodromeDb, settlementDb, turbineDb, worksDb } from '../levels.ts'
import { FAINTEST_DB, TURBINE, WORKS_RULES } from '../parameters.ts'
import type { SourcePart } from './audible.ts'
import { metresFromRunway, type Place } from './distances.ts'
import { NO_GROUP } from './group-slots.ts'

type HereAt = Place & { metres: number }

/** Returns what a settlement, an aerodrome, a works or a turbine gives at a place some metres away; undefined beyond its reach. */
export function dbOfOther({ groups, others }: SourcePart, other: number, here: HereAt): number | undefined {
  const { metres } = here
  const { kind, class: className } = groups[others.group[other] ?? 0] ?? NO_GROUP
  const level = others.level[other] ?? 0
  const size = others.size[other] ?? 0
  if (kind === 'settlement') return audibleDb(settlementDb({ level, radius: size }, metres))
  if (kind === 'aerodrome') {
    const { along, across } = metresFromRunway(others, other, here)
    return audibleDb(className === 'heliport' ? aerodromeDb(level, 0, metres) : aerodromeDb(level, along, across))
  }
  if (kind === 'works') return metres <= WORKS_RULES.radius ? worksDb({ level, squareMetres: size }, metres) : undefined
  if (kind === 'turbine') return metres <= TURBINE.radius ? turbineDb(metres, size) : undefined
  return undefined
}

function audibleDb(db: number): number | undefined {
  return db >= FAINTEST_DB ? db : undefined
}
