import { open } from 'node:fs/promises'
import { OperatorError } from '../../operator-error.ts'
import type { OsmFile } from './elements.ts'
import { openPbf } from './pbf/file.ts'
import { openXml } from './xml-file.ts'

/** Formats by how their files begin. */
const FORMATS: { name: string; begins: (head: Buffer) => boolean; open?: (path: string) => Promise<OsmFile> }[] = [
  { name: 'pbf', begins: head => head.toString('latin1', 4, 15) === '\n\tOSMHeader', open: openPbf },
  { name: 'gzip', begins: head => head[0] === 0x1f && head[1] === 0x8b, open: path => openXml(path, { isGzip: true }) },
  { name: 'bzip2', begins: head => head.toString('latin1', 0, 3) === 'BZh' },
  { name: 'xz', begins: head => head.toString('latin1', 1, 5) === '7zXZ' },
  { name: 'zstd', begins: head => head.length >= 4 && head.readUInt32LE() === 0xfd2fb528 },
  {
    name: 'xml',
    begins: head => /^(\uFEFF|ï»¿)?\s*</.test(head.toString('latin1')),
    open: path => openXml(path, { isGzip: false }),
  },
]

/** Tells whether a file's first bytes are those of OpenStreetMap data, or of a packing that is not read as text. */
export function isOsm(head: Buffer): boolean {
  const format = FORMATS.find(({ begins }) => begins(head))
  return format?.name === 'xml' ? /<osm[\s>]/.test(head.toString('latin1')) : format !== undefined
}

/**
 * Opens OpenStreetMap data by its first bytes: the file's name does not matter.
 * @throws OperatorError when it is none, packed in a way that is not read, cut short or damaged.
 */
export async function openOsm(path: string): Promise<OsmFile> {
  const head = await headOf(path)
  const format = FORMATS.find(({ begins }) => begins(head))
  if (!format) {
    throw new OperatorError(`"${path}" is neither .osm.pbf nor .osm: it does not begin as one of them`)
  }
  if (!format.open) {
    throw new OperatorError(`"${path}" is packed with ${format.name}, which is not read: convert it with osmium cat -o`)
  }
  return format.open(path)
}

const HEAD_BYTES = 512

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    await handle.read(head, 0, HEAD_BYTES, 0)
    return head
  } finally {
    await handle.close()
  }
}
