import { SpilledRecords } from '../../../arrays/spilled-records.ts'

/** A candidate with a name; `isName`: it is the one that is shown, not a further one. */
export type NamedMember = { i: number; isName: boolean }

/** Candidates of one name in a family, in their order, each once. */
export type NameGroup<Family> = { family: Family; members: NamedMember[] }

/** The names of one part at a time are in memory. */
const PARTS = 31
/** Names that are in memory before they are written: of each part so many bytes. */
const BLOCK = 1 << 16

const AT = { i: 0, isName: 1, family: 2 } as const
const NUMBERS = 3

/** Puts candidates together by names that they share in a family, on disk as soon as they are many. */
export class NameKeys<Family> {
  readonly #families: readonly Family[]
  readonly #numbers: ReadonlyMap<Family, number>
  readonly #parts = Array.from({ length: PARTS }, () => new SpilledRecords(NUMBERS, BLOCK))

  constructor(families: readonly Family[]) {
    this.#families = families
    this.#numbers = new Map(families.map((family, i) => [family, i]))
  }

  /** Adds a name of a candidate; candidates come by rising number. */
  add(family: Family, name: string, { i, isName }: NamedMember): void {
    this.#parts[partOf(name)]?.append([i, isName ? 1 : 0, this.#numbers.get(family) ?? 0], name, [])
  }

  /** Gives the groups in no order, once. */
  *groups(): Generator<NameGroup<Family>> {
    for (const part of this.#parts) {
      const groups = new Map<string, NameGroup<Family>>()
      for (const reader = part.reader(); reader.next(); ) {
        const number = reader.number(AT.family)
        const family = this.#families[number]
        if (family === undefined) continue
        const member = { i: reader.number(AT.i), isName: reader.number(AT.isName) === 1 }
        const key = `${number} ${reader.text() ?? ''}`
        const group = groups.get(key)
        if (!group) groups.set(key, { family, members: [member] })
        else if (group.members.at(-1)?.i !== member.i) group.members.push(member)
      }
      part.close()
      yield* groups.values()
    }
  }
}

/** Says to which part a name belongs, by some of its letters. */
function partOf(name: string): number {
  const { length } = name
  const at = (place: number) => (length > 0 ? name.charCodeAt(place) : 0)
  return (31 * (31 * (31 * at(0) + at(length >> 1)) + at(length - 1)) + length) % PARTS
}
