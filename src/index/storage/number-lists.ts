import { kindFor, type Layout, type Sections } from './sections.ts'

/** Lists of whole numbers, one behind the other in the sections of an index. */
export class NumberLists {
  readonly #starts: Uint32Array
  readonly #numbers: Uint8Array | Uint16Array | Uint32Array

  constructor(sections: Pick<Sections, 'view' | 'numbers'>, name: string) {
    this.#starts = sections.view(`${name}Starts`, 'u32')
    this.#numbers = sections.numbers(`${name}Numbers`)
  }

  of(list: number): number[] {
    const numbers: number[] = []
    for (let at = this.#starts[list] ?? 0; at < (this.#starts[list + 1] ?? 0); at++)
      numbers.push(this.#numbers[at] ?? 0)
    return numbers
  }
}

/** `count`: all numbers are below it. */
export function reserveLists(
  layout: Layout,
  name: string,
  { lists, count }: { lists: readonly (readonly number[])[]; count: number },
): void {
  layout.reserve(`${name}Starts`, 'u32', lists.length + 1)
  layout.reserve(
    `${name}Numbers`,
    kindFor(count),
    lists.reduce((sum, { length }) => sum + length, 0),
  )
}

export function fillLists(
  sections: Pick<Sections, 'view' | 'numbers'>,
  name: string,
  lists: readonly (readonly number[])[],
): void {
  const starts = sections.view(`${name}Starts`, 'u32')
  const numbers = sections.numbers(`${name}Numbers`)
  let at = 0
  for (const [i, list] of lists.entries()) {
    numbers.set(list, at)
    starts[i + 1] = at += list.length
  }
}
