// The land and sea borders between two countries, of the lines that their shapes in country-coder share.
import { borders } from '@rapideditor/country-coder'
import type { Point, Ring } from './topology.ts'

/** A border: the codes of its countries in alphabetical order, and its lines. */
export type Border = { countries: readonly [string, string]; lines: readonly (readonly Point[])[] }

/** Parts of a country that have a code of their own there, and none in ISO 3166-1. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['FX', 'FR'],
  ['CQ', 'GG'],
])

export function sharedBorders(): Border[] {
  const owners = new Map<string, Set<string>>()
  const rings = borders.features.flatMap(({ properties: { iso1A2, country }, geometry }) => {
    const code = PARTS.get(iso1A2 ?? '') ?? iso1A2 ?? country
    return code && geometry?.type === 'MultiPolygon'
      ? geometry.coordinates.flat().map(ring => ({ code, ring: ring as Ring }))
      : []
  })
  for (const { code, ring } of rings)
    for (const edge of edgesOf(ring)) owners.set(edge, (owners.get(edge) ?? new Set()).add(code))
  const found = new Map<string, Point[][]>()
  for (const { code, ring } of rings) {
    for (const { others, line } of runsOf(ring, owners, code)) {
      // Of the two rings of an edge one tells it.
      for (const other of others.filter(each => each > code)) {
        const key = `${code} ${other}`
        found.set(key, [...(found.get(key) ?? []), line])
      }
    }
  }
  return Array.from(found, ([key, lines]) => {
    const [a = '', b = ''] = key.split(' ')
    return { countries: [a, b], lines }
  })
}

/** The runs of a ring along which the same others lie beside it. */
function runsOf(ring: Ring, owners: ReadonlyMap<string, ReadonlySet<string>>, code: string) {
  const runs: { others: string[]; line: Point[] }[] = []
  for (const [at, edge] of edgesOf(ring).entries()) {
    const others = [...(owners.get(edge) ?? [])].filter(each => each !== code).toSorted()
    const [from, to] = [ring[at], ring[at + 1]]
    const last = runs.at(-1)
    if (!from || !to) continue
    if (last && last.others.join(' ') === others.join(' ')) last.line.push(to)
    else runs.push({ others, line: [from, to] })
  }
  return runs
}

/** Each edge of a ring as text, alike in both directions. */
function edgesOf(ring: Ring): string[] {
  return ring.slice(1).map((point, at) => [String(ring[at]), String(point)].toSorted().join(' '))
}
