// The relief of a region as pictures for maps: light from the north-west, shadows and lit slopes, transparent where it is
// flat or nothing is known.
import { type Box, isInBox, uniteBoxes } from '../../geo/box.ts'
import { latitudeAt, longitudeAt, sharesOf } from '../../geo/mercator.ts'
import { writeArchive } from '../pmtiles/write.ts'
import { FADE_METRES, fadeOf } from './fade.ts'
import { encodePng, type PngColour } from './png.ts'

/** Zooms of the tiles; maps enlarge those of the last, where a pixel is about 25 m in the middle latitudes. */
export const [FIRST_SHADE_ZOOM, LAST_SHADE_ZOOM] = [8, 12]
const PIXELS = 256
const EQUATOR_METRES = 40_075_017
const METRES_PER_DEGREE = EQUATOR_METRES / 360
/** The light comes from the north-west, 45° high (east, north, up). */
const LIGHT = [-0.5, 0.5, Math.SQRT1_2] as const
/** Slopes are drawn steeper by this much for each zoom before the last, since pixels there are wider. */
const STEEPER_A_ZOOM = 0.4
/** Steps of shadow and of light; with the flat one they fit four bits. */
const [SHADOWS, LIGHTS] = [9, 6]
const [DARKEST, BRIGHTEST] = [140, 120]

const PALETTE: readonly PngColour[] = [
  { red: 0, green: 0, blue: 0, alpha: 0 },
  ...steps(SHADOWS, DARKEST).map(alpha => ({ red: 20, green: 26, blue: 44, alpha })),
  ...steps(LIGHTS, BRIGHTEST).map(alpha => ({ red: 255, green: 250, blue: 235, alpha })),
]

function steps(count: number, most: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.round((most * (i + 1)) / count))
}

/** Metres above the sea; null where not known. */
export type HeightAt = (latitude: number, longitude: number) => number | null

/** Makes the archive of a region's tiles, which fade where the heights or the region end; null where no height is known, or all is flat. */
export function hillshadeOf(heightAt: HeightAt, region: Box): Buffer | null {
  const tiles = []
  const box = withFade(region)
  const drawn: HeightAt = (latitude, longitude) =>
    isInBox(box, longitude, latitude) ? heightAt(latitude, longitude) : null
  for (let z = FIRST_SHADE_ZOOM; z <= LAST_SHADE_ZOOM; z++) {
    const size = 2 ** z
    const within = (share: number) => Math.min(size - 1, Math.max(0, Math.floor(share * size)))
    const [a, b] = [
      sharesOf({ latitude: box.north, longitude: box.west }),
      sharesOf({ latitude: box.south, longitude: box.east }),
    ]
    for (let y = within(a.y); y <= within(b.y); y++) {
      for (let x = within(a.x); x <= within(b.x); x++) {
        const pixels = shaded(drawn, { z, x, y })
        if (pixels.every(pixel => pixel === 0)) continue
        tiles.push({ z, x, y, bytes: encodePng(pixels, { width: PIXELS, height: PIXELS }, PALETTE) })
      }
    }
  }
  if (tiles.length === 0) return null
  const about = { bounds: uniteBoxes([box]), metadata: { name: 'Relief' }, kind: 'png' } as const
  return Buffer.concat(
    Array.from(
      writeArchive(tiles, ({ bytes }) => bytes, about),
      piece => Buffer.from(piece),
    ),
  )
}

/** A region is drawn whole: what fades lies outside of it. */
function withFade({ west, south, east, north }: Box): Box {
  const up = FADE_METRES / METRES_PER_DEGREE
  const across = up / Math.max(0.05, Math.cos((Math.max(-south, north) * Math.PI) / 180))
  return { west: west - across, south: south - up, east: east + across, north: north + up }
}

/** A tile on which nothing is drawn. */
export const NO_SHADE = encodePng(new Uint8Array(PIXELS * PIXELS), { width: PIXELS, height: PIXELS }, PALETTE)

function shaded(heightAt: HeightAt, { z, x, y }: { z: number; x: number; y: number }): Uint8Array {
  const side = PIXELS + 2
  const size = 2 ** z * PIXELS
  const heights = new Float64Array(side * side)
  for (let j = 0; j < side; j++) {
    const latitude = latitudeAt((y * PIXELS + j - 0.5) / size)
    for (let i = 0; i < side; i++) {
      heights[j * side + i] = heightAt(latitude, longitudeAt((x * PIXELS + i - 0.5) / size)) ?? NaN
    }
  }
  const metres = (EQUATOR_METRES / size) * Math.cos((latitudeAt((y + 0.5) / 2 ** z) * Math.PI) / 180)
  const steeper = (1 + STEEPER_A_ZOOM * (LAST_SHADE_ZOOM - z)) / (2 * metres)
  const pixels = new Uint8Array(PIXELS * PIXELS)
  if (heights.every(Number.isNaN)) return pixels
  const fade = fadeOf((latitude, longitude) => heightAt(latitude, longitude) !== null, { z, x, y })
  for (let j = 0; j < PIXELS; j++) {
    for (let i = 0; i < PIXELS; i++) {
      const at = (j + 1) * side + i + 1
      const east = ((heights[at + 1] ?? NaN) - (heights[at - 1] ?? NaN)) * steeper
      const north = ((heights[at - side] ?? NaN) - (heights[at + side] ?? NaN)) * steeper
      pixels[j * PIXELS + i] = stepOf(east, north, fade(i + 0.5, j + 0.5))
    }
  }
  return pixels
}

/** `east` and `north`: how much the ground rises a metre; `share`: how much of shadow and light is drawn. */
function stepOf(east: number, north: number, share: number): number {
  const lit = (LIGHT[2] - east * LIGHT[0] - north * LIGHT[1]) / Math.sqrt(1 + east * east + north * north)
  if (Number.isNaN(lit)) return 0
  const more = lit - LIGHT[2]
  return more < 0
    ? Math.min(SHADOWS, Math.round((-more / LIGHT[2]) * SHADOWS * share))
    : litStep(Math.min(LIGHTS, Math.round((more / (1 - LIGHT[2])) * LIGHTS * share)))
}

function litStep(step: number): number {
  return step === 0 ? 0 : SHADOWS + step
}
