import type { Box } from '../../../geo/box.ts'
import type { Found } from '../spans.ts'
import type { Token } from '../tokens.ts'
import { coordinatesAt } from './coordinates.ts'

/** Recognises a box by two of its corners: "between 42.5,1.45 and 42.6,1.6", "in the rectangle (42.5, 1.45) to (42.6, 1.6)". */
export function cornersAt(tokens: readonly Token[], at: number): Found<{ box: Box }> {
  const lead = leadAt(tokens, at)
  const isHowFar = tokens.slice(0, at).some(({ folded }) => /^(far|distance)$/.test(folded))
  if (lead === undefined || isHowFar) return undefined
  const first = pointAt(tokens, lead)
  if (!first || !JOINS.test(tokens[first.end]?.text ?? '')) return undefined
  const second = pointAt(tokens, first.end + 1)
  if (!second) return undefined
  const [latitudes, longitudes] = [
    [first.at.latitude, second.at.latitude].toSorted((a, b) => a - b),
    [first.at.longitude, second.at.longitude].toSorted((a, b) => a - b),
  ]
  const [south = 0, north = 0] = latitudes
  const [west = 0, east = 0] = longitudes
  return south < north && west < east ? { box: { west, south, east, north }, length: second.end - at } : undefined
}

/** Where the first corner begins, behind "between", "within", "in the rectangle". */
function leadAt(tokens: readonly Token[], at: number): number | undefined {
  const words = tokens.slice(at, at + 4).map(({ folded, text }) => folded || text)
  const box = words.findIndex(word => BOXES.test(word))
  if (box > 0 && !words.slice(0, box).every(word => /^(in|within|the|a|bounding)$/.test(word))) return undefined
  if (box === -1) return /^(between|within)$/.test(words[0] ?? '') ? at + 1 : undefined
  const next = at + box + 1
  return /^(between|from|of|:|=)$/.test(words[box + 1] ?? '') ? next + 1 : next
}

const BOXES = /^(box|rectangle|area|bbox)$/
const JOINS = /^(and|to|-|–|\/|,|;)$/i

function pointAt(tokens: readonly Token[], at: number) {
  const isEnclosed = /^[([]$/.test(tokens[at]?.text ?? '')
  const from = isEnclosed ? at + 1 : at
  const found = coordinatesAt(tokens, from)
  if (!found) return undefined
  const end = from + found.length
  return { at: found.at, end: isEnclosed && /^[)\]]$/.test(tokens[end]?.text ?? '') ? end + 1 : end }
}
