import type { ArchivePieces } from '../../../../basemap/pmtiles/write.ts'
import { LAYER_NAMES } from '../../../../basemap/layers.ts'
import { boxOfCoverage, type Coverage } from '../../../../silence/coverage.ts'
import type { Drawing } from './drawing.ts'

/** Packs the base map of a region; null where none is drawn. */
export async function packedMap(
  drawing: Drawing | undefined,
  { name, attribution, coverage }: { name: string; attribution: string; coverage: Coverage },
): Promise<ArchivePieces | null> {
  const box = boxOfCoverage(coverage)
  if (!drawing || !box) return null
  // https://github.com/mapbox/tilejson-spec/tree/master/3.0.0, which archives of vector tiles tell of themselves.
  const layers = LAYER_NAMES.map(id => ({ id, fields: { class: 'String', name: 'String' } }))
  return drawing.archive(box, { name, attribution, vector_layers: layers })
}
