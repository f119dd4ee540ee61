import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { type Base, LOCAL_FONT } from './map-style.ts'

/** Fetches a style from elsewhere as the base of the maps. @throws Error when it is not there, or is no style. */
export async function foreignBase(address: string): Promise<Base> {
  const response = await fetch(address)
  const style: unknown = await response.json()
  if (!response.ok || !isStyle(style)) throw new TypeError(`there is no map style at ${address}`)
  return { style: withWholeAddresses(style, address), font: fontOf(style) }
}

function isStyle(value: unknown): value is StyleSpecification {
  const { sources, layers } = (value ?? {}) as Partial<StyleSpecification>
  return typeof sources === 'object' && Array.isArray(layers)
}

/** A style names its parts from where it lies; our pages lie elsewhere. */
function withWholeAddresses(style: StyleSpecification, from: string): StyleSpecification {
  const whole = (address: string) => new URL(address, from).href.replaceAll('%7B', '{').replaceAll('%7D', '}')
  const { sprite, glyphs, sources } = style
  return {
    ...style,
    ...(glyphs !== undefined && { glyphs: whole(glyphs) }),
    ...(sprite !== undefined && {
      sprite: typeof sprite === 'string' ? whole(sprite) : sprite.map(({ id, url }) => ({ id, url: whole(url) })),
    }),
    sources: Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, withWhole(source, whole)])),
  }
}

function withWhole(source: SourceSpecification, whole: (address: string) => string): SourceSpecification {
  const parts: Record<string, unknown> = { ...source }
  for (const name of ['url', 'data']) if (typeof parts[name] === 'string') parts[name] = whole(parts[name])
  if ('tiles' in source && source.tiles) parts['tiles'] = source.tiles.map(whole)
  return parts as SourceSpecification
}

/** The font of the style's first label, which its glyphs have, for ours; without glyphs the reader's own. */
function fontOf({ glyphs, layers }: StyleSpecification): string[] {
  if (glyphs === undefined) return LOCAL_FONT
  const fonts = layers.flatMap(layer => (layer.type === 'symbol' ? [layer.layout?.['text-font']] : []))
  const font = fonts.find(font => Array.isArray(font) && font.every(name => typeof name === 'string'))
  return font === undefined ? LOCAL_FONT : (font as string[])
}
