import { hasBit, setBit } from '../../arrays/bitset.ts'
import { GrowableArray } from '../../arrays/growable-array.ts'
import { LOUDEST_DB, type LevelsByClass } from '../../spots/spot.ts'
import { kindFor, type Layout, type Sections } from '../storage/sections.ts'
import type { NoiseLevels } from '../types.ts'

/** Steps of a decibel. */
const STEPS = 10
const SEPARATOR = '\n'

/** Collects what each class of noise gives at documents: 3 bytes for each class that is heard at one, and 4 for each document. */
export class LevelsWriter {
  readonly #numbers = new Map<string, number>()
  readonly #classes = new GrowableArray(Int16Array)
  readonly #steps = new GrowableArray(Int16Array)
  readonly #starts = new GrowableArray(Uint32Array)
  readonly #known = new GrowableArray(Uint32Array)

  add({ levelsByClass }: { levelsByClass?: LevelsByClass | undefined }): void {
    const doc = this.#starts.length
    this.#starts.push(this.#classes.length)
    if (!levelsByClass) return
    this.#known.push(doc)
    for (const name of Object.keys(levelsByClass)) {
      this.#classes.push(this.#numbers.getOrInsert(name, this.#numbers.size))
      this.#steps.push(Math.round((levelsByClass[name] ?? 0) * STEPS))
    }
  }

  reserve(layout: Layout): void {
    layout.reserve('levelClassNames', 'u8', Buffer.byteLength(this.#names().join(SEPARATOR)))
    layout.reserve('levelClasses', kindFor(this.#numbers.size), this.#classes.length)
    layout.reserve('levelSteps', 'u16', this.#steps.length)
    layout.reserve('levelStartsByDoc', 'u32', this.#starts.length + 1)
    layout.reserve('levelsKnown', 'u32', (this.#starts.length + 31) >>> 5)
  }

  /** Classes are numbered in the order of their names: the same spots give the same bytes. */
  fill(sections: Sections): void {
    const names = this.#names()
    sections.view('levelClassNames', 'u8').set(Buffer.from(names.join(SEPARATOR)))
    const sorted = new Map(names.map((name, number) => [this.#numbers.get(name), number]))
    const classes = sections.numbers('levelClasses')
    for (const [at, number] of this.#classes.view().entries()) classes[at] = sorted.get(number) ?? 0
    sections.view('levelSteps', 'u16').set(this.#steps.view())
    const starts = sections.view('levelStartsByDoc', 'u32')
    starts.set(this.#starts.view())
    starts[this.#starts.length] = this.#classes.length
    const known = sections.view('levelsKnown', 'u32')
    for (const doc of this.#known.view()) setBit(known, doc)
  }

  #names(): string[] {
    return [...this.#numbers.keys()].sort()
  }
}

/** By steps, the energy of a level. */
const ENERGIES = Float64Array.from({ length: LOUDEST_DB * STEPS + 1 }, (_, steps) => 10 ** (steps / STEPS / 10))

/** A level is met by what is as much but for how numbers are rounded. */
const SLACK = 1e-9

/** Opens the levels by class of an index. */
export function openLevels(sections: Sections): NoiseLevels {
  const text = Buffer.from(sections.view('levelClassNames', 'u8')).toString()
  const names = text === '' ? [] : text.split(SEPARATOR)
  const classes = sections.numbers('levelClasses')
  const steps = sections.view('levelSteps', 'u16')
  const starts = sections.view('levelStartsByDoc', 'u32')
  const known = sections.view('levelsKnown', 'u32')
  const weigh = (isOf: (name: string) => boolean) => Float64Array.from(names, name => Number(isOf(name)))
  return {
    known,
    of(doc) {
      if (!hasBit(known, doc)) return null
      const levels: LevelsByClass = {}
      for (let at = starts[doc] ?? 0; at < (starts[doc + 1] ?? 0); at++)
        levels[names[classes[at] ?? 0] ?? ''] = (steps[at] ?? 0) / STEPS
      return levels
    },
    atLeast(docs, isOf, level) {
      const weights = weigh(isOf)
      const least = 10 ** (level / 10) * (1 - SLACK)
      const found = new Uint32Array(docs.length)
      // A question asks it of every spot: the loops are written out.
      for (let word = 0; word < docs.length; word++) {
        for (let rest = (docs[word] ?? 0) & (known[word] ?? 0); rest !== 0; rest &= rest - 1) {
          const doc = word * 32 + 31 - Math.clz32(rest & -rest)
          const end = starts[doc + 1] ?? 0
          let sum = 0
          for (let at = starts[doc] ?? 0; at < end && sum < least; at++)
            sum += (weights[classes[at] ?? 0] ?? 0) * (ENERGIES[steps[at] ?? 0] ?? 0)
          if (sum >= least) setBit(found, doc)
        }
      }
      return found
    },
    energy(isOf) {
      const weights = weigh(isOf)
      return doc => {
        let sum = 0
        const end = starts[doc + 1] ?? 0
        for (let at = starts[doc] ?? 0; at < end; at++)
          sum += (weights[classes[at] ?? 0] ?? 0) * (ENERGIES[steps[at] ?? 0] ?? 0)
        return sum
      }
    },
    loudest(isOf) {
      const weights = weigh(isOf)
      return doc => {
        let most = 0
        const end = starts[doc + 1] ?? 0
        for (let at = starts[doc] ?? 0; at < end; at++)
          most = Math.max(most, (weights[classes[at] ?? 0] ?? 0) * (steps[at] ?? 0))
        return most / STEPS
      }
    },
  }
}
