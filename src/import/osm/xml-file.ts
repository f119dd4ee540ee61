import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { SaxesParser } from 'saxes'
import { RisingNumbers } from '../../arrays/rising-numbers.ts'
import { OperatorError } from '../../operator-error.ts'
import { newNodePage } from './positions/node-pages.ts'
import { lineOf } from './positions/position-lookup.ts'
import { gunzipped } from '../readers/gunzip.ts'
import { LONGEST_RECORD, LONGEST_RECORD_TEXT } from '../readers/rows.ts'
import {
  type ElementType,
  type FileHeader,
  type Member,
  noTags,
  type OsmFile,
  type PassOptions,
  type Visitor,
} from './elements.ts'

/** A node is some 130 bytes of XML, of which gzip leaves a tenth. */
const NODES_PER_BYTE = { plain: 0.01, gzip: 0.1 } as const

/**
 * Opens a local .osm file, plain or packed with gzip.
 * @throws OperatorError when it is cut short or damaged.
 */
export async function openXml(path: string, options: { isGzip: boolean }): Promise<OsmFile> {
  const { size } = await stat(path)
  const header: FileHeader = { box: null, extractDate: null }
  const read = (visitor: Visitor, { progress }: PassOptions = {}) =>
    named(path, async () => {
      const file = createReadStream(path)
      file.on('data', () => progress?.(file.bytesRead))
      const text: AsyncIterable<Buffer> = options.isGzip ? gunzipped(file, { path, size }) : file
      const parser = elementParser(visitor, header)
      const decoder = new TextDecoder()
      let unread = 0
      const begun = () => {
        unread = 0
      }
      parser.on('opentagstart', begun)
      for await (const chunk of text) {
        unread += chunk.length
        parser.write(decoder.decode(chunk, { stream: true }))
        // The parser keeps what it has not understood yet.
        if (unread > LONGEST_RECORD) throw new RangeError(`nothing begins within ${LONGEST_RECORD_TEXT}`)
      }
      parser.close()
    })
  return { header, bytes: size, nodes: size * NODES_PER_BYTE[options.isGzip ? 'gzip' : 'plain'], pass: read }
}

type Attributes = Record<string, string>

/** The element that is open: its tags and members follow as children. */
type Open = { attributes: Attributes; tags: Record<string, string>; refs: number[]; members: Member[] }

/** OpenStreetMap itself allows 2,000 and 32,000 (https://api.openstreetmap.org/api/capabilities). */
const MOST_NODES = 100_000
const MOST_MEMBERS = 1_000_000

const TYPES: ReadonlySet<string> = new Set<ElementType>(['node', 'way', 'relation'])

function elementParser(visitor: Visitor, header: FileHeader): SaxesParser {
  const parser = new SaxesParser()
  const ways = visitor.ways && new RisingNumbers(visitor.ways)
  const one = newNodePage(1)
  let open: Open | undefined
  let isOsm = false
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const given = attributes // saxes without xmlns gives texts
    if (!isOsm && name !== 'osm') throw new RangeError(`its first element is <${name}>, not <osm>`)
    isOsm = true
    if (name === 'tag' && open) open.tags[given['k'] ?? ''] = given['v'] ?? ''
    else if (name === 'nd' && open) {
      if (open.refs.push(Number(given['ref'])) > MOST_NODES)
        throw new RangeError(`a way has more than ${MOST_NODES} nodes`)
    } else if (name === 'member' && open) {
      if (open.members.length === MOST_MEMBERS) throw new RangeError(`a relation has more than ${MOST_MEMBERS} members`)
      open.members.push({ type: given['type'] as ElementType, ref: Number(given['ref']), role: given['role'] ?? '' }) // gather reads no others
    } else if (name === 'bounds') header.box ??= boxOf(given)
    else if (name === 'osm') header.extractDate ??= dateOf(given['timestamp'])
    else if (TYPES.has(name)) open = { attributes: given, tags: noTags(), refs: [], members: [] }
  })
  parser.on('closetag', ({ name }) => {
    if (!open || !TYPES.has(name)) return
    const { attributes, tags, refs, members } = open
    open = undefined
    if (attributes['visible'] === 'false' || attributes['action'] === 'delete') return
    const id = Number(attributes['id'])
    visitor.count?.(name as ElementType, 1) // TYPES has it
    const { keys } = visitor
    const bits = Object.keys(tags).reduce((sum, key) => sum | (keys ? (keys.get(key) ?? 0) : 1), 0)
    const isShown = !keys || bits !== 0
    if (name === 'way') {
      if (isShown || ways?.has(id)) {
        visitor.way?.(id, () => lineOf(Float64Array.from(refs), visitor.positions), tags, bits)
      }
    } else if (name === 'relation') {
      if (isShown) visitor.relation?.(id, members, tags)
    } else {
      const [x, y] = [e7(attributes['lon']), e7(attributes['lat'])]
      one.ids[0] = id
      one.longitudes[0] = x
      one.latitudes[0] = y
      visitor.places?.(one)
      if (visitor.node && bits !== 0) visitor.node(id, x, y, tags, bits)
    }
  })
  return parser
}

function e7(degrees: string | undefined): number {
  const value = Math.round(Number(degrees) * 1e7)
  if (!Number.isFinite(value)) throw new RangeError(`a node has the coordinate "${degrees ?? ''}"`)
  return value
}

function boxOf(given: Attributes): FileHeader['box'] {
  const [west, south, east, north] = ['minlon', 'minlat', 'maxlon', 'maxlat'].map(key => Number(given[key])) as [
    number,
    number,
    number,
    number,
  ]
  return [west, south, east, north].every(Number.isFinite) ? { west, south, east, north } : null
}

function dateOf(text: string | undefined): string | null {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

async function named<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof OperatorError || !(error instanceof Error)) throw error
    const code = 'code' in error ? String(error.code) : ''
    if (code === 'Z_BUF_ERROR') {
      throw new OperatorError(`"${path}" is cut short: download it again`, { cause: error })
    }
    if (code !== '' && !code.startsWith('Z_')) throw error
    throw new OperatorError(`"${path}" is damaged or cut short (${error.message}): download it again`, { cause: error })
  }
}
