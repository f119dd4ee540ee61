import type { Map as MapLibreMap } from 'maplibre-gl'

const NAME = /^hatch-(\d)$/
/** As wide as the circle of a place with its ring. */
const SIZE_PX = 16
/** Also of the gaps. */
const STRIPE_PX = 2

/** Names the picture of a doubtful place of a colour step. */
export function hatchName(step: number): string {
  return `hatch-${step}`
}

type Colour = (name: string) => string

/** Draws the pictures of doubtful places when a style first asks for them: stripes of their colour. */
export function drawHatches(map: MapLibreMap, colour: Colour): void {
  // A listener of `styleimagemissing` would come too late for the tile that asks.
  map.setMissingStyleImageResolver(async id => {
    const image = pictureOf(id, colour)
    if (image && !map.hasImage(id)) map.addImage(id, image, { pixelRatio: SCALE })
  })
}

/** Draws them again in the colours of another scheme. */
export function redrawHatches(map: MapLibreMap, colour: Colour): void {
  for (const id of map.listImages()) {
    const image = pictureOf(id, colour)
    if (image) map.updateImage(id, image)
  }
}

function pictureOf(id: string, colour: Colour): ImageData | undefined {
  const [, step] = NAME.exec(id) ?? []
  return step === undefined ? undefined : hatched(colour(`rating-${step}`), colour('surface'), colour('map-ring'))
}

const SCALE = 2

function hatched(stripe: string, ground: string, ring: string): ImageData | undefined {
  const size = SIZE_PX * SCALE
  const context = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext('2d')
  if (!context) return undefined
  context.scale(SCALE, SCALE)
  context.beginPath()
  context.arc(SIZE_PX / 2, SIZE_PX / 2, SIZE_PX / 2 - 1, 0, 2 * Math.PI)
  context.fillStyle = ground
  context.fill()
  context.save()
  context.clip()
  context.strokeStyle = stripe
  context.lineWidth = STRIPE_PX
  for (let x = -SIZE_PX; x < SIZE_PX; x += STRIPE_PX * 2 * Math.SQRT2) {
    context.beginPath()
    context.moveTo(x, SIZE_PX)
    context.lineTo(x + SIZE_PX, 0)
    context.stroke()
  }
  context.restore()
  context.strokeStyle = ring
  context.lineWidth = 1.5
  context.stroke()
  return context.getImageData(0, 0, size, size)
}
