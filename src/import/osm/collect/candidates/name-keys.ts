import { SpilledRecords } from '../../../../arrays/spilled-records.ts'

/** A candidate with a name; `isName`: it is the one that is shown, not a further one. */
export type NamedMember = { i: number; isName: boolean }

/** Some families of a list, a bit each: there are fewer than 53. */
export type FamilySet = number

export function familySet<Family>(all: readonly Family[], some: readonly Family[]): FamilySet {
  return some.reduce((set, family) => set + 2 ** all.indexOf(family), 0)
}

/** Candidates of one name in a family, in their order, each once. */
export type NameGroup<Family> = { family: Family; members: NamedMember[] }

/** The names of one part at a time are in memory. */
const PARTS = 31
/** Names that are in memory before they are written: of each part so many bytes. */
const BLOCK = 1 << 16

const AT = { i: 0, isName: 1, families: 2 } as const
const NUMBERS = 3

/** Puts candidates together by names that they share in a family, on disk as soon as they are many. */
export class NameKeys<Family> {
  readonly #families: readonly Family[]
  readonly #parts = Array.from({ length: PARTS }, () => new SpilledRecords(NUMBERS, BLOCK))

  constructor(families: readonly Family[]) {
    this.#families = families
  }

  /** Adds a name of a candidate in some families; candidates come by rising number. */
  add(families: FamilySet, name: string, { i, isName }: NamedMember): void {
    this.#parts[partOf(name)]?.append([i, isName ? 1 : 0, families], name, NONE)
  }

  /** Gives the groups in no order, once. */
  *groups(): Generator<NameGroup<Family>> {
    for (const part of this.#parts) {
      if (part.length === 0) continue
      const names = new Map<string, Map<number, NamedMember[]>>()
      for (const reader = part.reader(); reader.next(); ) {
        const name = reader.text() ?? ''
        const groups = names.get(name) ?? new Map<number, NamedMember[]>()
        names.set(name, groups)
        const member = { i: reader.number(AT.i), isName: reader.number(AT.isName) === 1 }
        eachFamily(reader.number(AT.families), family => addTo(groups, family, member))
      }
      part.close()
      for (const groups of names.values()) {
        for (const [number, members] of groups) {
          const family = this.#families[number]
          if (family !== undefined) yield { family, members }
        }
      }
    }
  }
}

const NONE = new Int32Array()

function eachFamily(families: FamilySet, show: (number: number) => void): void {
  for (let number = 0, rest = families; rest > 0; number++) {
    if (rest % 2 === 1) show(number)
    rest = Math.floor(rest / 2)
  }
}

function addTo(groups: Map<number, NamedMember[]>, family: number, member: NamedMember): void {
  const members = groups.get(family)
  if (!members) groups.set(family, [member])
  else if (members.at(-1)?.i !== member.i) members.push(member)
}

/** Says to which part a name belongs, by some of its letters. */
function partOf(name: string): number {
  const { length } = name
  const at = (place: number) => (length > 0 ? name.charCodeAt(place) : 0)
  return (31 * (31 * (31 * at(0) + at(length >> 1)) + at(length - 1)) + length) % PARTS
}
