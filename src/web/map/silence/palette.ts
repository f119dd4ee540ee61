import { RATING_STEPS } from '../../rating/steps.ts'
import type { Scheme } from '../../rating/schemes.ts'
import type { PngColour } from '../../../basemap/hillshade/png.ts'

/** The colours of silence pictures by scheme: 0 is transparent, then the steps of the rating, the noisiest first. */
export const PALETTES: Readonly<Record<Scheme, readonly PngColour[]>> = {
  light: paletteOf('light'),
  dark: paletteOf('dark'),
}

function paletteOf(scheme: Scheme): PngColour[] {
  return [{ red: 0, green: 0, blue: 0, alpha: 0 }, ...RATING_STEPS.map(step => colourOf(step[scheme].fill))]
}

function colourOf(hex: string): PngColour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  return { red, green, blue, alpha: 255 }
}
