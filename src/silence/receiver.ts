import { metresFromRunway, metresToRun, metresToShape, turns } from './sources/distances.ts'
import { type BuiltUpIndex, dbOfHouses, OPEN_COUNTRY } from './sources/built-up.ts'
import type { Coordinates } from '../geo/coordinates.ts'
import { aerodromeDb, settlementDb, turbineDb, worksDb } from './levels.ts'
import { E7, footOf, hypotenuse, type LocalPlane, localPlane } from '../geo/local-plane.ts'
import { FAINTEST_DB, WORKS_RULES, TURBINE, EVENTS } from './parameters.ts'
import {
  FAR_METRES,
  FAR_PIECE_SHARE,
  FAR_RUN_SHARE,
  farPieceEnergy,
  gain,
  pieceEnergy,
  throughHouses,
} from './propagation.ts'
import type { Group, NoiseSources } from './sources/sources.ts'
import { indexSources, type Layer } from './sources/source-index.ts'

/** The noise that arrives at a point. */
export type Received = {
  /** Σ 10^(Li/10); 0 where nothing arrives. */
  energy: number
  /** One for each group that arrives, in no order. */
  parts: { group: number; energy: number }[]
  /** Events within their radius. */
  events: { group: number; metres: number }[]
}

/** Metres to the east and north from where some energy comes. */
export type Arrival = (x: number, y: number, energy: number) => void

export type Receiver = {
  sources: NoiseSources
  receive(point: Coordinates): Received
  /** Shows what arrives, one by one, with where it comes from: far ways as their middle. Slower than `receive`. */
  eachArrival(point: Coordinates, show: Arrival): void
  /** Returns the metres to the nearest source of a group that `receive` has just named. */
  metresTo(point: Coordinates, group: number): number
}

/** Makes a receiver: the index of the sources, and scratch space for one point at a time. */
export function receiverOf(sources: NoiseSources, builtUp: BuiltUpIndex = OPEN_COUNTRY): Receiver {
  const { groups, runs, others } = sources
  const index = { ...indexSources(sources), houses: new Float32Array(runs.level.length) }
  for (let i = 0; i < index.houses.length; i++)
    index.houses[i] = dbOfHouses(builtUp.shareAt(index.middle[2 * i] ?? 0, index.middle[2 * i + 1] ?? 0))
  const energies = new Float64Array(groups.length)
  /** Per group, an upper bound of the distance to its nearest source. */
  const withinMetres = new Float64Array(groups.length)
  let touched: number[] = []
  /** dB that houses around the receiver take away per metre. */
  let housesHere = 0

  function add(group: number, energy: number, metres: number): void {
    if (energy <= 0) return
    if (energies[group] === 0) {
      touched.push(group)
      withinMetres[group] = Infinity
    }
    energies[group] = (energies[group] ?? 0) + energy
    if (metres < (withinMetres[group] ?? 0)) withinMetres[group] = metres
  }

  function receiveLayer({ radius, tree, runs: own }: Layer, x0: number, y0: number, plane: LocalPlane): void {
    const [dx, dy] = [radius / plane.east, radius / plane.north]
    for (const found of tree.search(x0 - dx, y0 - dy, x0 + dx, y0 + dy)) {
      const run = own[found] ?? 0
      const x = ((index.middle[2 * run] ?? 0) - x0) * plane.east
      const y = ((index.middle[2 * run + 1] ?? 0) - y0) * plane.north
      const r2 = x * x + y * y
      const r = Math.sqrt(r2)
      const extent = index.extent[run] ?? 0
      if (r - extent > radius) continue
      const isFar = r > FAR_METRES && 2 * extent < FAR_RUN_SHARE * r && r + extent <= radius
      if (isFar) {
        const through = throughHouses(r, 2 * Math.min(housesHere, index.houses[run] ?? 0))
        const energy = ((index.power[run] ?? 0) * (index.length[run] ?? 0) * gain(r2) * through) / r2
        add(runs.group[run] ?? 0, energy, r + extent)
      } else receivePieces(run, x0, y0, plane, radius)
    }
  }

  function receivePieces(run: number, x0: number, y0: number, plane: LocalPlane, radius: number): void {
    const { points, start } = runs
    const [from, to] = [2 * (start[run] ?? 0), 2 * (start[run + 1] ?? 0)]
    const houses = 2 * Math.min(housesHere, index.houses[run] ?? 0)
    let [energy, nearest] = [0, Infinity]
    let ax = ((points[from] ?? 0) - x0) * plane.east
    let ay = ((points[from + 1] ?? 0) - y0) * plane.north
    for (let i = from + 2; i < to; i += 2) {
      const bx = ((points[i] ?? 0) - x0) * plane.east
      const by = ((points[i + 1] ?? 0) - y0) * plane.north
      const piece = energyOfPiece(ax, ay, bx, by, radius, houses)
      energy += piece
      if (piece > 0) nearest = Math.min(nearest, hypotenuse(ax, ay), hypotenuse(bx, by))
      ax = bx
      ay = by
    }
    add(runs.group[run] ?? 0, energy * (index.power[run] ?? 0), nearest)
  }

  function showLayer(
    { radius, tree, runs: own }: Layer,
    x0: number,
    y0: number,
    plane: LocalPlane,
    show: Arrival,
  ): void {
    const [dx, dy] = [radius / plane.east, radius / plane.north]
    for (const found of tree.search(x0 - dx, y0 - dy, x0 + dx, y0 + dy)) {
      const run = own[found] ?? 0
      const x = ((index.middle[2 * run] ?? 0) - x0) * plane.east
      const y = ((index.middle[2 * run + 1] ?? 0) - y0) * plane.north
      const r2 = x * x + y * y
      const extent = index.extent[run] ?? 0
      const [r, houses] = [Math.sqrt(r2), 2 * Math.min(housesHere, index.houses[run] ?? 0)]
      if (r - extent > radius) continue
      const isFar = r > FAR_METRES && 2 * extent < SHOWN_RUN_SHARE * r && r <= radius
      if (isFar)
        show(x, y, ((index.power[run] ?? 0) * (index.length[run] ?? 0) * gain(r2) * throughHouses(r, houses)) / r2)
      else showPieces(run, x0, y0, plane, radius, houses, show)
    }
  }

  function showPieces(
    run: number,
    x0: number,
    y0: number,
    plane: LocalPlane,
    radius: number,
    houses: number,
    show: Arrival,
  ) {
    const { points, start } = runs
    for (let i = 2 * (start[run] ?? 0); i + 3 < 2 * (start[run + 1] ?? 0); i += 2) {
      const [ax, ay] = [((points[i] ?? 0) - x0) * plane.east, ((points[i + 1] ?? 0) - y0) * plane.north]
      const [bx, by] = [((points[i + 2] ?? 0) - x0) * plane.east, ((points[i + 3] ?? 0) - y0) * plane.north]
      const energy = energyOfPiece(ax, ay, bx, by, radius, houses) * (index.power[run] ?? 0)
      if (energy > 0) show((ax + bx) / 2, (ay + by) / 2, energy)
    }
  }

  function receiveOther(other: number, x0: number, y0: number, plane: LocalPlane, received: Received): void {
    const group = others.group[other] ?? 0
    const { kind, class: className } = groups[group] ?? NO_GROUP
    const [level, size] = [others.level[other] ?? 0, others.size[other] ?? 0]
    const metres = metresToShape(others, other, { x0, y0, plane })
    const decibels = (db: number) => add(group, 10 ** (db / 10), metres)
    if (kind === 'settlement') {
      const db = settlementDb({ level, radius: size }, metres)
      if (db >= FAINTEST_DB) decibels(db)
    } else if (kind === 'aerodrome') {
      const { along, across } = metresFromRunway(others, other, { x0, y0, plane })
      const db = className === 'heliport' ? aerodromeDb(level, 0, metres) : aerodromeDb(level, along, across)
      if (db >= FAINTEST_DB) decibels(db)
    } else if (kind === 'works') {
      if (metres <= WORKS_RULES.radius) decibels(worksDb({ level, squareMetres: size }, metres))
    } else if (kind === 'turbine') {
      if (metres <= TURBINE.radius) decibels(turbineDb(metres, size))
    } else if (metres <= EVENTS[className as keyof typeof EVENTS].radius) received.events.push({ group, metres }) // events carry their table's key
  }

  return {
    sources,
    receive({ latitude, longitude }) {
      const plane = localPlane(latitude)
      const received: Received = { energy: 0, parts: [], events: [] }
      housesHere = dbOfHouses(builtUp.shareAt(longitude * E7, latitude * E7))
      for (const shift of turns(longitude)) {
        const [x0, y0] = [(longitude + shift) * E7, latitude * E7]
        for (const layer of index.layers) receiveLayer(layer, x0, y0, plane)
        for (const other of index.others?.search(x0, y0, x0, y0) ?? []) receiveOther(other, x0, y0, plane, received)
      }
      for (const group of touched) {
        const energy = energies[group] ?? 0
        received.energy += energy
        received.parts.push({ group, energy })
        energies[group] = 0
      }
      touched = []
      return received
    },
    eachArrival({ latitude, longitude }, show) {
      const plane = localPlane(latitude)
      const [x0, y0] = [longitude * E7, latitude * E7]
      housesHere = dbOfHouses(builtUp.shareAt(x0, y0))
      for (const layer of index.layers) showLayer(layer, x0, y0, plane, show)
      for (const other of index.others?.search(x0, y0, x0, y0) ?? []) {
        receiveOther(other, x0, y0, plane, { energy: 0, parts: [], events: [] })
        const at = 2 * (others.start[other] ?? 0)
        const [x, y] = [(others.points[at] ?? 0) - x0, (others.points[at + 1] ?? 0) - y0]
        for (const group of touched) {
          show(x * plane.east, y * plane.north, energies[group] ?? 0)
          energies[group] = 0
        }
        touched = []
      }
    },
    metresTo({ latitude, longitude }, group) {
      const plane = localPlane(latitude)
      const within = (withinMetres[group] ?? 0) + 1
      let nearest = within - 1
      const [dx, dy] = [within / plane.east, within / plane.north]
      for (const shift of turns(longitude)) {
        const [x0, y0] = [(longitude + shift) * E7, latitude * E7]
        for (const { tree, runs: own } of index.layers) {
          const isOfGroup = (i: number) => runs.group[own[i] ?? 0] === group
          for (const found of tree.search(x0 - dx, y0 - dy, x0 + dx, y0 + dy, isOfGroup)) {
            nearest = Math.min(nearest, metresToRun(runs, own[found] ?? 0, { x0, y0, plane }))
          }
        }
      }
      return nearest
    },
  }
}

/** Where it comes from may be told more roughly than how much it is. */
const SHOWN_RUN_SHARE = 0.3

const NO_GROUP: Group = { kind: 'event', class: '', name: null }

/** Integrates over the part of a piece that lies within the radius; 1/m. */
export function energyOfPiece(ax: number, ay: number, bx: number, by: number, radius: number, houses = 0): number {
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
  const r = Math.sqrt(mx * mx + my * my)
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
  const isFar = length < FAR_PIECE_SHARE * r && r > FAR_METRES && r + length / 2 <= radius
  if (isFar) return farPieceEnergy(ax, ay, bx, by, length, houses)
  const { across, from, to } = footOf(ax, ay, bx, by)
  if (across >= radius) return 0
  const half = Math.sqrt(radius * radius - across * across)
  const [start, end] = [Math.max(from, -half), Math.min(to, half)]
  return start < end ? pieceEnergy(across, start, end, houses) : 0
}
