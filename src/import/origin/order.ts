import { basename, resolve } from 'node:path'
import { z } from 'zod'
import { isFieldName, type FieldName } from '../values/fields.ts'
import { SCREENINGS } from '../elevation/screening.ts'
import type { ImportRequest } from '../importer.ts'
import { ENCODINGS } from '../readers/encoding.ts'

/** What the operator says of an import: with the file, all that it takes to do it again. */
export type Order = Pick<
  ImportRequest,
  'source' | 'columns' | 'encoding' | 'areaFile' | 'elevationFolder' | 'screening'
> & {
  strict: boolean
  drawsBaseMap: boolean
}

const StoredOrder = z.object({
  name: z.string(),
  source: z
    .object({
      name: z.string(),
      attribution: z.string(),
      licence: z.string().nullable(),
      url: z.string().nullable(),
    })
    .nullable(),
  columns: z.array(
    z.tuple([z.string(), z.custom<FieldName>(value => typeof value === 'string' && isFieldName(value))]),
  ),
  encoding: z.enum(ENCODINGS),
  areaFile: z.string().nullable(),
  elevationFolder: z.string().optional(),
  screening: z.enum(SCREENINGS).optional(),
  strict: z.boolean(),
  drawsBaseMap: z.boolean(),
})

/** Writes an order as text; the same order of the same file gives the same text. A name may decide on source and format. */
export function writeOrder(
  path: string,
  { source, columns, encoding = 'utf8', areaFile, elevationFolder, screening, strict, drawsBaseMap }: Order,
): string {
  return JSON.stringify({
    name: basename(path),
    source: source && {
      name: source.name,
      attribution: source.attribution,
      licence: source.licence,
      url: source.url,
    },
    columns: [...columns],
    encoding,
    areaFile: areaFile === undefined ? null : resolve(areaFile),
    ...(elevationFolder !== undefined && { elevationFolder: resolve(elevationFolder) }),
    ...(screening && { screening }),
    strict,
    drawsBaseMap,
  } satisfies z.input<typeof StoredOrder>)
}

/** Reads an order that `writeOrder` wrote. @throws ZodError when it is none. */
export function readOrder(text: string): Order {
  const { name: _, areaFile, columns, ...order } = StoredOrder.parse(JSON.parse(text))
  return { ...order, columns: new Map(columns), ...(areaFile !== null && { areaFile }) }
}
