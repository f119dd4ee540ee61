// What is to be drawn, as numbers: blocks of them are drawn by any thread.
import { LAYER_RULES, type LayerRule } from '../../../../basemap/layers.ts'
import type { Tags } from '../../elements.ts'
import type { Line } from '../../geometry/rings.ts'

/** Administrative borders that are drawn, by their level. */
export const BORDERS: ReadonlyMap<string | undefined, LayerRule> = new Map([
  ['2', { layer: 'border', class: 'country', shape: 'line', from: 6 }],
  ['4', { layer: 'border', class: 'state', shape: 'line', from: 8 }],
])

/** A coastline is drawn when all are known. */
export type DrawnAs = LayerRule | 'coast'

/** An object to be drawn, corners in 10⁻⁷ degrees: its first lines are those of its outline, the others of holes. */
export type DrawOrder = { as: DrawnAs; tags: Tags; outer: readonly Line[]; inner: readonly Line[] }

const KINDS: readonly DrawnAs[] = [...LAYER_RULES, ...BORDERS.values(), 'coast']
const NUMBERS: ReadonlyMap<DrawnAs, number> = new Map(KINDS.map((kind, number) => [kind, number]))
/** Numbers of a block: a quarter of a megabyte. */
const BLOCK = 1 << 16
/** What comes before the texts of an order, and before the corners of a line. */
const [ORDER_HEAD, LINE_HEAD] = [4, 6]
const TWO_32 = 2 ** 32

/** Writes orders as blocks of numbers, each of whole orders; `onBlock` may keep what it is given until the next. */
export class OrderWriter {
  readonly #onBlock: (block: Int32Array) => void
  #block = new Int32Array(BLOCK)
  #used = 0

  constructor(onBlock: (block: Int32Array) => void) {
    this.#onBlock = onBlock
  }

  add({ as, tags, outer, inner }: DrawOrder): void {
    const text = textOf(as, tags)
    // A unit of UTF-16 takes at most three bytes.
    const lines = [...outer, ...inner]
    const most = lines.reduce((sum, { points }) => sum + LINE_HEAD + points.length, ORDER_HEAD + 3 * text.length)
    if (this.#used + most > this.#block.length) this.flush()
    if (most > this.#block.length) this.#block = new Int32Array(most)
    const head = this.#used
    const { written } = encoder.encodeInto(text, new Uint8Array(this.#block.buffer, 4 * (head + ORDER_HEAD)))
    this.#block.set([NUMBERS.get(as) ?? 0, written, outer.length, inner.length], head)
    this.#used += ORDER_HEAD + Math.ceil(written / 4)
    for (const line of lines) this.#addLine(line)
  }

  flush(): void {
    if (this.#used > 0) this.#onBlock(this.#block.subarray(0, this.#used))
    this.#used = 0
  }

  #addLine({ points, first, last, isWhole }: Line): void {
    const ids = [first, last].flatMap(id => [Math.floor(id / TWO_32), id % TWO_32])
    this.#block.set([points.length, isWhole ? 1 : 0, ...ids], this.#used)
    this.#block.set(points, this.#used + LINE_HEAD)
    this.#used += LINE_HEAD + points.length
  }
}

/** Reads the orders of a block. */
export function* ordersIn(block: Int32Array): Generator<DrawOrder> {
  for (let at = 0; at < block.length; ) {
    const kind = block[at] ?? 0
    const textBytes = block[at + 1] ?? 0
    const outer = block[at + 2] ?? 0
    const inner = block[at + 3] ?? 0
    at += ORDER_HEAD
    const text = textBytes === 0 ? '' : Buffer.from(block.buffer, block.byteOffset + 4 * at, textBytes).toString()
    at += Math.ceil(textBytes / 4)
    const lines: Line[] = []
    for (let left = outer + inner; left > 0; left--) {
      const line = lineAt(block, at)
      lines.push(line)
      at += LINE_HEAD + line.points.length
    }
    const as = KINDS[kind]
    if (as) yield { as, tags: tagsOf(as, text), outer: lines.slice(0, outer), inner: lines.slice(outer) }
  }
}

function lineAt(block: Int32Array, at: number): Line {
  const start = at + LINE_HEAD
  return {
    points: block.subarray(start, start + (block[at] ?? 0)),
    isWhole: block[at + 1] === 1,
    first: (block[at + 2] ?? 0) * TWO_32 + ((block[at + 3] ?? 0) >>> 0),
    last: (block[at + 4] ?? 0) * TWO_32 + ((block[at + 5] ?? 0) >>> 0),
  }
}

const encoder = new TextEncoder()

/** The tags that are drawn, by their values: key, value, key, value, …. */
function textOf(as: DrawnAs, tags: Tags): string {
  const { name } = tags
  if (as === 'coast' || name === undefined) return ''
  const kept = ['name', ...(as.also ?? [])].flatMap(key => (tags[key] === undefined ? [] : [key, tags[key]]))
  return JSON.stringify(kept)
}

function tagsOf(as: DrawnAs, text: string): Tags {
  if (text === '') return {}
  const kept = JSON.parse(text) as string[] // as written above
  return Object.fromEntries(kept.flatMap((key, at) => (at % 2 === 0 ? [[key, kept[at + 1] ?? '']] : [])))
}
