import type { Box } from '../geo/box.ts'
import type { Coordinates } from '../geo/coordinates.ts'
import { E7, hypotenuse, type LocalPlane, localPlane } from '../geo/local-plane.ts'
import { EVENTS } from './parameters.ts'
import { energyOfPiece, FAR_METRES, FAR_RUN_SHARE, gain, throughHouses } from './propagation.ts'
import { inSteps } from './rating.ts'
import { dbOfHouses } from './sources/built-up.ts'
import type { AudibleSources, SourcePart } from './sources/audible.ts'
import { dbOfOther } from './sources/db-of-other.ts'
import { metresToRun, metresToShape, turns } from './sources/distances.ts'
import { compareGroups, NO_GROUP } from './sources/group-slots.ts'
import { screenedParts, throughToOther } from './sources/screened.ts'
import type { Group } from './sources/sources.ts'
import { Screen } from './terrain/screen.ts'

/** The noise that arrives at a point. */
export type Received = {
  /** Σ 10^(Li/10); 0 where nothing arrives. */
  energy: number
  /** One for each group that arrives, the loudest first. */
  parts: { group: Group; energy: number }[]
  /** What would arrive over flat ground; undefined where the heights of the ground are not known. */
  overFlatGround?: FlatGround
  /** Events within their radius, one for each group, the nearest first. */
  events: { group: Group; metres: number }[]
}

type FlatGround = { energy: number; byGroup: ReadonlyMap<Group, number> }

export type Receiver = {
  receive(point: Coordinates): Received
  /** Returns the metres to the nearest source of a group that `receive` has just named for the same point. */
  metresTo(point: Coordinates, group: Group): number
}

/** Where a point is, 10⁻⁷ degrees, and what is around it. */
type Here = { x0: number; y0: number; plane: LocalPlane; box: Box; houses: number; screen: Screen | null }

/** A run is measured on a plane of its own: on the receiver's it may be longer, but not twice. */
const MOST_LONGER = 2

/** Makes a receiver with scratch space for one point at a time. */
export function receiverOf(audible: AudibleSources): Receiver {
  let energies = new Float64Array(1024)
  /** By group, an upper bound of the distance to its nearest source. */
  let withinMetres = new Float64Array(1024)
  let events = new Map<number, number>()
  let touched: number[] = []
  let parts: readonly SourcePart[] = []
  let slotOf = new Map<Group, number>()
  const screen = audible.terrain && new Screen(audible.terrain)
  /** By group, what would arrive over flat ground. */
  const flat = new Map<number, number>()

  /** `share`: what the terrain lets through. */
  function addThrough(slot: number, energy: number, metres: number, share: number): void {
    flat.set(slot, (flat.get(slot) ?? 0) + inSteps(energy))
    add(slot, energy * share, metres)
  }

  function add(slot: number, energy: number, metres: number): void {
    const counted = inSteps(energy)
    if (counted <= 0) return
    if (slot >= energies.length) grow(slot)
    if (energies[slot] === 0) {
      touched.push(slot)
      withinMetres[slot] = Infinity
    }
    energies[slot] = (energies[slot] ?? 0) + counted
    if (metres < (withinMetres[slot] ?? 0)) withinMetres[slot] = metres
  }

  function grow(slot: number): void {
    const [larger, further] = [new Float64Array(2 * slot), new Float64Array(2 * slot)]
    larger.set(energies)
    further.set(withinMetres)
    energies = larger
    withinMetres = further
  }

  function receivePart(part: SourcePart, here: Here): void {
    const { middle, extent, power, length, radius: radii, slots, runs } = part
    const heard = part.runsHeardIn(here.box)
    for (let i = 0; i < heard.length; i++) {
      const run = heard[i] ?? 0
      const radius = radii[run] ?? 0
      const x = ((middle[2 * run] ?? 0) - here.x0) * here.plane.east
      const y = ((middle[2 * run + 1] ?? 0) - here.y0) * here.plane.north
      const r2 = x * x + y * y
      const r = Math.sqrt(r2)
      const half = extent[run] ?? 0
      if (r - half > radius) continue
      const houses = 2 * Math.min(here.houses, part.houses[run] ?? 0)
      const slot = slots[runs.group[run] ?? 0] ?? 0
      if (r > FAR_METRES && 2 * half < FAR_RUN_SHARE * r && r + half <= radius) {
        const through = throughHouses(r, houses)
        const energy = ((power[run] ?? 0) * (length[run] ?? 0) * gain(r2) * through) / r2
        if (here.screen) addThrough(slot, energy, r + half, here.screen.through(x, y))
        else add(slot, energy, r + half)
      } else if (here.screen) receiveScreened(part, run, here, { houses, slot, screen: here.screen })
      else receivePieces(part, run, here, { houses, slot })
    }
    for (const other of part.othersHeardIn(here.box)) receiveOther(part, other, here)
  }

  function receivePieces(
    { runs: { points, start }, radius: radii, power }: SourcePart,
    run: number,
    { x0, y0, plane }: Here,
    { houses, slot }: { houses: number; slot: number },
  ): void {
    const radius = radii[run] ?? 0
    const from = 2 * (start[run] ?? 0)
    const to = 2 * (start[run + 1] ?? 0)
    let energy = 0
    let nearest2 = Infinity
    let ax = ((points[from] ?? 0) - x0) * plane.east
    let ay = ((points[from + 1] ?? 0) - y0) * plane.north
    for (let i = from + 2; i < to; i += 2) {
      const bx = ((points[i] ?? 0) - x0) * plane.east
      const by = ((points[i + 1] ?? 0) - y0) * plane.north
      const piece = energyOfPiece(ax, ay, bx, by, radius, houses)
      energy += piece
      if (piece > 0) nearest2 = Math.min(nearest2, ax * ax + ay * ay, bx * bx + by * by)
      ax = bx
      ay = by
    }
    add(slot, energy * (power[run] ?? 0), Math.sqrt(nearest2))
  }

  /** Of long pieces each part is screened by itself. */
  function receiveScreened(
    { runs: { points, start }, radius: radii, power }: SourcePart,
    run: number,
    { x0, y0, plane }: Here,
    { houses, slot, screen }: { houses: number; slot: number; screen: Screen },
  ): void {
    const radius = radii[run] ?? 0
    const from = 2 * (start[run] ?? 0)
    const to = 2 * (start[run + 1] ?? 0)
    for (let i = from + 2; i < to; i += 2) {
      const ax = ((points[i - 2] ?? 0) - x0) * plane.east
      const ay = ((points[i - 1] ?? 0) - y0) * plane.north
      const bx = ((points[i] ?? 0) - x0) * plane.east
      const by = ((points[i + 1] ?? 0) - y0) * plane.north
      const nearest = Math.min(hypotenuse(ax, ay), hypotenuse(bx, by))
      const parts = screenedParts(ax, ay, bx, by)
      const dx = (bx - ax) / parts
      const dy = (by - ay) / parts
      for (let k = 0; k < parts; k++) {
        const cx = ax + k * dx
        const cy = ay + k * dy
        const energy = energyOfPiece(cx, cy, cx + dx, cy + dy, radius, houses) * (power[run] ?? 0)
        if (energy > 0) addThrough(slot, energy, nearest, screen.through(cx + dx / 2, cy + dy / 2))
      }
    }
  }

  function receiveOther(part: SourcePart, other: number, here: Here): void {
    const group = part.groups[part.others.group[other] ?? 0] ?? NO_GROUP
    const slot = part.slots[part.others.group[other] ?? 0] ?? 0
    const metres = metresToShape(part.others, other, here)
    if (group.kind === 'event') {
      // Events carry their table's key.
      if (metres > EVENTS[group.class as keyof typeof EVENTS].radius) return
      events.set(slot, Math.min(metres, events.get(slot) ?? Infinity))
      return
    }
    const db = dbOfOther(part, other, { ...here, metres })
    if (db === undefined) return
    if (here.screen) addThrough(slot, 10 ** (db / 10), metres, throughToOther(part, other, here, here.screen))
    else add(slot, 10 ** (db / 10), metres)
  }

  function overFlatGround(): FlatGround {
    let energy = 0
    for (const own of flat.values()) energy += own
    return { energy, byGroup: new Map(Array.from(flat, ([slot, own]) => [audible.groupAt(slot), own])) }
  }

  return {
    receive(point) {
      const { latitude, longitude } = point
      const here = screen?.moveTo(point) ? screen : null
      flat.clear()
      const [plane, y0] = [localPlane(latitude), latitude * E7]
      const houses = dbOfHouses(audible.builtUp.shareAt(longitude * E7, y0))
      const places = turns(longitude).map((shift): Here => {
        const x0 = (longitude + shift) * E7
        return { x0, y0, plane, houses, screen: here, box: { west: x0, south: y0, east: x0, north: y0 } }
      })
      parts = audible.audibleIn(...places.map(({ box }) => box))
      events = new Map()
      for (const here of places) for (const part of parts) receivePart(part, here)
      slotOf = new Map(touched.map(slot => [audible.groupAt(slot), slot]))
      const received: Received = { energy: 0, parts: [], events: [] }
      for (const [group, slot] of slotOf) {
        const energy = energies[slot] ?? 0
        received.energy += energy
        received.parts.push({ group, energy })
        energies[slot] = 0
      }
      touched = []
      if (here) received.overFlatGround = overFlatGround()
      received.parts.sort((a, b) => b.energy - a.energy || compareGroups(a.group, b.group))
      received.events = Array.from(events, ([slot, metres]) => ({ group: audible.groupAt(slot), metres }))
      received.events.sort((a, b) => a.metres - b.metres || compareGroups(a.group, b.group))
      return received
    },
    metresTo({ latitude, longitude }, group) {
      const slot = slotOf.get(group)
      if (slot === undefined) return Infinity
      const [plane, y0] = [localPlane(latitude), latitude * E7]
      let nearest = withinMetres[slot] ?? Infinity
      const [dx, dy] = [(nearest + 1) / plane.east, (nearest + 1) / plane.north]
      for (const shift of turns(longitude)) {
        const x0 = (longitude + shift) * E7
        const box = { west: x0 - dx, south: y0 - dy, east: x0 + dx, north: y0 + dy }
        for (const part of parts) {
          const own = part.slots.indexOf(slot)
          if (own < 0) continue
          const runs = part.runsIn(box)
          for (let i = 0; i < runs.length; i++) {
            const run = runs[i] ?? 0
            if (part.runs.group[run] !== own) continue
            const x = ((part.middle[2 * run] ?? 0) - x0) * plane.east
            const y = ((part.middle[2 * run + 1] ?? 0) - y0) * plane.north
            if (hypotenuse(x, y) - MOST_LONGER * (part.extent[run] ?? 0) > nearest) continue
            nearest = Math.min(nearest, metresToRun(part.runs, run, { x0, y0, plane }))
          }
        }
      }
      return nearest
    },
  }
}
