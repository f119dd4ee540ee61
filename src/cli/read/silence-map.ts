import type { Command } from 'commander'
import { writeFile } from 'node:fs/promises'
import { OperatorError } from '../../operator-error.ts'
import { attributionOf } from '../../catalogue/attribution.ts'
import { encodeGeoTiff } from '../../silence/grid/geotiff.ts'
import { type Mosaic, mosaicOf } from '../../silence/grid/mosaic.ts'
import { openGrids } from '../../silence/grid/silence-grid.ts'
import { PALETTES } from '../../web/map/silence/palette.ts'
import { encodePng } from '../../basemap/hillshade/png.ts'
import { stepOf } from '../../web/rating/steps.ts'
import type { Context } from '../command.ts'
import { withCatalogueToRead } from '../with-catalogue.ts'

/** What a picture of the ending is made by, and the most cells that it is wide and high. */
const FORMATS: Record<
  string,
  { most: number; encode: (mosaic: Mosaic, attribution: string) => Buffer | Promise<Buffer> }
> = {
  '.tif': { most: 16_384, encode: encodeGeoTiff },
  '.png': { most: 8_192, encode: pictureOf },
}

/** Adds `silence map`: the silence grid of all imported regions in one file. */
export function addMap(silence: Command, context: Context): void {
  silence
    .command('map')
    .argument('<file>', 'FILE.tif for GIS programs (level, rating, confidence), FILE.png for a picture')
    .description('write how quiet the imported regions are, cell by cell')
    .action(async (file: string) => {
      const format = Object.entries(FORMATS).find(([ending]) => file.toLowerCase().endsWith(ending))?.[1]
      if (!format) throw new OperatorError(`the file must end in .tif or .png, got "${file}"`)
      const { grids, attribution } = await withCatalogueToRead(context, async catalogue => ({
        grids: await catalogue.grids(),
        attribution: attributionOf(await catalogue.sources()),
      }))
      const mosaic = mosaicOf(openGrids([...grids.values()]), format.most)
      if (!mosaic) throw new OperatorError('no region has a silence grid yet: import one, or import it again')
      const bytes = await format.encode(mosaic, attribution)
      await writeFile(file, bytes).catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error)
        throw new OperatorError(`the map could not be written to "${file}": ${why}`, { cause: error })
      })
      context.print(`${file}: ${mosaic.width} × ${mosaic.height} cells of zoom ${mosaic.z}, ${bytes.length} bytes`)
    })
}

function pictureOf({ width, height, cell }: Mosaic): Buffer {
  const pixels = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const found = cell(column, row)
      if (found) pixels[row * width + column] = stepOf(found.rating)
    }
  }
  return encodePng(pixels, { width, height }, PALETTES.light)
}
