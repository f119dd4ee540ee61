import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { encodeTile, type Properties, type TileFeature } from './encode-tile.ts'

const SHAPES = [undefined, 'point', 'line', 'area'] as const

/** A feature by its shape and properties, with each of its parts once. */
type Joined = Omit<TileFeature, 'parts'> & { parts: Map<string, number[]> }

/** Joins tiles of the same place, as two regions give them along their border: a layer of a name once, and nothing twice. */
export function joinTiles(tiles: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const [only] = tiles
  if (only && tiles.length === 1) return only
  const layers = new Map<string, { name: string; extent: number; features: Map<string, Joined> }>()
  for (const bytes of tiles) {
    for (const [name, layer] of Object.entries(new VectorTile(new PbfReader(bytes)).layers)) {
      const joined = layers.get(name) ?? { name, extent: layer.extent, features: new Map<string, Joined>() }
      layers.set(name, joined)
      for (let at = 0; at < layer.length; at++) {
        const feature = layer.feature(at)
        const shape = SHAPES[feature.type]
        if (!shape) continue
        const properties = feature.properties as Properties // numbers and texts, as encoded
        const key = JSON.stringify([shape, properties])
        const one = joined.features.get(key) ?? { shape, properties, parts: new Map<string, number[]>() }
        joined.features.set(key, one)
        for (const part of feature.loadGeometry()) {
          const parts = shape === 'point' ? part.map(({ x, y }) => [x, y]) : [part.flatMap(({ x, y }) => [x, y])]
          for (const corners of parts) one.parts.set(corners.join(), corners)
        }
      }
    }
  }
  return encodeTile(
    Array.from(layers.values(), ({ features, ...layer }) => ({
      ...layer,
      features: Array.from(features.values(), ({ parts, ...feature }) => ({ ...feature, parts: [...parts.values()] })),
    })),
  )
}
