import { GrowableArray } from '../../arrays/growable-array.ts'
import { SpilledRecords } from '../../arrays/spilled-records.ts'
import { type Box, boxOfLine, emptyBox, extendBox } from '../../geo/box.ts'
import { isLine, KINDS, type NoiseSource, type NoiseSources, sourcesBuilder } from './sources.ts'

const AT = { kind: 0, origin: 1, level: 2, size: 3 } as const
const NUMBERS = 4
/** Between the class of a source and its name, which may be anything. */
const SEPARATOR = '\n'

/** Keeps the sources of a region, on disk as soon as they are many: roads and rails, and everything else, each in their order. */
export class SpilledSources {
  readonly #lines = new SpilledRecords(NUMBERS)
  readonly #others = new SpilledRecords(NUMBERS)
  readonly #otherOrigins = new GrowableArray(Float64Array)
  readonly #linesBox = emptyBox()

  add(source: NoiseSource): void {
    const { kind, class: className, name, origin, level, size, points } = source
    const numbers = [KINDS.indexOf(kind), origin, Math.fround(level), Math.fround(size)]
    const text = name === null ? className : `${className}${SEPARATOR}${name}`
    if (!isLine(source)) {
      this.#otherOrigins.push(origin)
      this.#others.append(numbers, text, points)
      return
    }
    const { west, south, east, north } = boxOfLine(points)
    extendBox(this.#linesBox, west, south)
    extendBox(this.#linesBox, east, north)
    this.#lines.append(numbers, text, points)
  }

  /** Returns the box around all roads and rails, 10⁻⁷ degrees. */
  linesBox(): Box {
    return this.#linesBox
  }

  /** Returns the objects that are neither road nor rail, one as often as it is there. */
  otherOrigins(): Float64Array<ArrayBuffer> {
    return this.#otherOrigins.copy()
  }

  /** Gives roads and rails; the points of each are good until the next. */
  lines(): Generator<NoiseSource> {
    return sourcesIn(this.#lines)
  }

  /** Gives everything else, likewise. */
  others(): Generator<NoiseSource> {
    return sourcesIn(this.#others)
  }

  /** Returns all in memory. */
  whole(): NoiseSources {
    const builder = sourcesBuilder()
    for (const source of this.lines()) builder.add(source)
    for (const source of this.others()) builder.add(source)
    return builder.freeze()
  }

  /** Gives the disk back; nothing is read any more. */
  close(): void {
    this.#lines.close()
    this.#others.close()
  }
}

function* sourcesIn(records: SpilledRecords): Generator<NoiseSource> {
  const reader = records.reader()
  while (reader.next()) {
    const text = reader.text() ?? ''
    const end = text.indexOf(SEPARATOR)
    yield {
      kind: KINDS[reader.number(AT.kind)] ?? 'event',
      class: end < 0 ? text : text.slice(0, end),
      name: end < 0 ? null : text.slice(end + SEPARATOR.length),
      origin: reader.number(AT.origin),
      level: reader.number(AT.level),
      size: reader.number(AT.size),
      points: reader.points.subarray(reader.from, reader.to),
    }
  }
}
