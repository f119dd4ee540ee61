import { GrowableArray } from '../../arrays/growable-array.ts'
import { SpilledRecords } from '../../arrays/spilled-records.ts'
import { type Box, boxOfLine, emptyBox, extendBox } from '../../geo/box.ts'
import { buildSources, isLine, KINDS, type NoiseSource, type NoiseSources } from './sources.ts'

const AT = { kind: 0, origin: 1, level: 2, size: 3 } as const
const NUMBERS = 4
/** Between the class of a source and its name, which may be anything. */
const SEPARATOR = '\n'

/** Keeps the sources of a region in the order in which they come, on disk as soon as they are many. */
export class SpilledSources implements Iterable<NoiseSource> {
  readonly #records = new SpilledRecords(NUMBERS)
  readonly #otherOrigins = new GrowableArray(Float64Array)
  #linesBox = emptyBox()

  add(source: NoiseSource): void {
    const { kind, class: className, name, origin, level, size, points } = source
    if (isLine(source)) {
      const { west, south, east, north } = boxOfLine(points)
      extendBox(this.#linesBox, west, south)
      extendBox(this.#linesBox, east, north)
    } else this.#otherOrigins.push(origin)
    const numbers = [KINDS.indexOf(kind), origin, Math.fround(level), Math.fround(size)]
    this.#records.append(numbers, name === null ? className : `${className}${SEPARATOR}${name}`, points)
  }

  /** Returns the box around all roads and rails, 10⁻⁷ degrees. */
  linesBox(): Box {
    return this.#linesBox
  }

  /** Returns the objects that are neither road nor rail, one as often as it is there. */
  otherOrigins(): Float64Array<ArrayBuffer> {
    return this.#otherOrigins.copy()
  }

  /** Gives all in their order; the points of each are good until the next. */
  [Symbol.iterator](): Generator<NoiseSource> {
    return this.#those(() => true)
  }

  /** Gives roads and rails, likewise. */
  lines(): Generator<NoiseSource> {
    return this.#those(isLine)
  }

  /** Gives everything else, likewise. */
  others(): Generator<NoiseSource> {
    return this.#those(source => !isLine(source))
  }

  /** Returns all as they are heard as a whole, in memory. */
  whole(): NoiseSources {
    return buildSources(this)
  }

  /** Gives the disk back; nothing is read any more. */
  close(): void {
    this.#records.close()
  }

  *#those(fits: (source: Pick<NoiseSource, 'kind'>) => boolean): Generator<NoiseSource> {
    const reader = this.#records.reader()
    while (reader.next()) {
      const kind = KINDS[reader.number(AT.kind)]
      if (kind === undefined || !fits({ kind })) continue
      const text = reader.text() ?? ''
      const end = text.indexOf(SEPARATOR)
      yield {
        kind,
        class: end < 0 ? text : text.slice(0, end),
        name: end < 0 ? null : text.slice(end + SEPARATOR.length),
        origin: reader.number(AT.origin),
        level: reader.number(AT.level),
        size: reader.number(AT.size),
        points: reader.points.subarray(reader.from, reader.to),
      }
    }
  }
}
