import { isGone } from '../../permission/usable.ts'
import { aerodromeClass, aerodromeLevel } from '../../../../silence/levels.ts'
import { AERODROME_RULES } from '../../../../silence/parameters.ts'
import type { NoiseSource } from '../../../../silence/sources/sources.ts'
import { type Collector, originOf } from '../collector.ts'
import { joinLines, type Line } from '../../geometry/rings.ts'
import type { Tags } from '../../elements.ts'
import { longRunways, ownersAmong, type Runway } from './runways.ts'

type Aerodrome = {
  origin: number
  name: string | null
  hasIataCode: boolean
  rings: Int32Array[]
  x: number
  y: number
}

export type Aerodromes = Collector & { sources(): NoiseSource[] }

/** Aerodromes as one source each at their longest runway. Helipads in use once a year are none; heliports are. */
export function aerodromes(): Aerodromes {
  const found: Aerodrome[] = []
  const runwayLines: { id: number; line: Line }[] = []
  const heliports: NoiseSource[] = []

  function add(origin: number, tags: Tags, x: number, y: number, rings: Int32Array[]): void {
    if (isHeliport(tags)) {
      const level = aerodromeLevel('heliport')
      heliports.push({
        kind: 'aerodrome',
        class: 'heliport',
        name: tags['name'] ?? null,
        origin,
        level,
        size: 0,
        points: [x, y],
      })
    } else
      found.push({ origin, name: tags['name'] ?? null, hasIataCode: IATA_CODE.test(tags['iata'] ?? ''), rings, x, y })
  }

  return {
    keys: ['aeroway'],
    node(id, x, y, tags) {
      if (isAerodrome(tags)) add(originOf('node', id), tags, x, y, [])
    },
    way({ id, tags, line }) {
      if (isRunway(tags)) runwayLines.push({ id, line: line() })
      if (!isAerodrome(tags)) return
      const { points } = line()
      if (points.length > 0) add(originOf('way', id), tags, points[0] ?? 0, points[1] ?? 0, joinLines([line()]).rings)
    },
    wants: ({ tags }) => isAerodrome(tags),
    relation({ id, tags, outer }) {
      const [first] = outer
      if (!first) return
      add(originOf('relation', id), tags, first.points[0] ?? 0, first.points[1] ?? 0, joinLines(outer).rings)
    },
    sources: () => [...heliports, ...atRunways(found, longRunways(runwayLines))],
  }
}

/** One that is only planned hears no aeroplane. */
function isRunway(tags: Tags): boolean {
  const isPlanned = /^(proposed|purposed|planned|construction|abandoned|disused)$/.test(tags['runway'] ?? '')
  return tags['aeroway'] === 'runway' && tags['area'] !== 'yes' && !isPlanned && !isGone(tags)
}

const IATA_CODE = /^[A-Z]{3}$/

/** Many are mapped as aerodromes and called what they are. */
function isHeliport(tags: Tags): boolean {
  return tags['aeroway'] === 'heliport' || /(?<!\p{L})h[eé]l[iy]-?(port|puerto|porto)/iu.test(tags['name'] ?? '')
}

function isAerodrome(tags: Tags): boolean {
  const isOne = tags['aeroway'] === 'aerodrome' || tags['aeroway'] === 'heliport'
  if (/(?<!\p{L})helipad(?!\p{L})/iu.test(tags['name'] ?? '')) return false
  return isOne && !isGone(tags)
}

function atRunways(aerodromes: Aerodrome[], runways: Runway[]): NoiseSource[] {
  const longest = new Map<Aerodrome | undefined, Runway>()
  const strays: Runway[] = []
  const ownerOf = ownersAmong(aerodromes)
  for (const runway of runways) {
    const owner = ownerOf(runway)
    if (!owner) strays.push(runway)
    else if (runway.metres > (longest.get(owner)?.metres ?? 0)) longest.set(owner, runway)
  }
  const sources: NoiseSource[] = []
  const push = (origin: number, name: string | null, hasIataCode: boolean, runway: Runway | undefined) => {
    // Where no runway is mapped it is held to be a short one.
    const className = aerodromeClass({ runwayMetres: runway?.metres ?? AERODROME_RULES.leastRunwayMetres, hasIataCode })
    const points = runway?.points ?? []
    sources.push({
      kind: 'aerodrome',
      class: className,
      name,
      origin,
      level: aerodromeLevel(className),
      size: 0,
      points,
    })
  }
  for (const aerodrome of aerodromes) {
    const runway = longest.get(aerodrome) ?? placeholder(aerodrome)
    push(aerodrome.origin, aerodrome.name, aerodrome.hasIataCode, runway)
  }
  for (const runway of strays) push(runway.origin, null, false, runway)
  return sources
}

function placeholder({ origin, x, y }: Aerodrome): Runway {
  return { origin, metres: AERODROME_RULES.leastRunwayMetres, points: [x, y, x, y] }
}
