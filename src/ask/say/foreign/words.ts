// What a language calls places, qualities, ways and noises, as tables.

export type Gender = 'm' | 'f' | 'n'
export type Noun = { one: string; many: string; gender: Gender }
/** How an adjective agrees with a noun. */
export type Forms = { m: string; f: string; n: string; plural: { m: string; f: string; n: string } }

export type Words = {
  nouns: ReadonlyMap<string, Noun>
  /** Of what is found at a spot or what it lets one do, by the key of the feature; and of other conditions. */
  labels: ReadonlyMap<string, string>
  qualities: ReadonlyMap<string, Forms>
  scale: ReadonlyMap<string, string>
  sources: ReadonlyMap<string, string>
  /** Where a region or country is, with its preposition, when that is not the usual one. */
  regions: ReadonlyMap<string, string>
  hasAdjectiveFirst: boolean
  /** The accusative of words that stand before a masculine noun, where it differs: "ruhigen" of "ruhiger". */
  accusative: ((words: string) => string) | null
}

type Lines = Record<'nouns' | 'labels' | 'qualities' | 'scale' | 'sources' | 'regions', string>

/** Reads the tables from lines: "forest = Wald|Wälder|m". */
export function wordTable({
  hasAdjectiveFirst,
  accusative = null,
  ...lines
}: Lines & { hasAdjectiveFirst: boolean; accusative?: Words['accusative'] }): Words {
  return {
    nouns: mapped(lines.nouns, ([one = '', many = one, gender = 'm']) => ({ one, many, gender: genderOf(gender) })),
    labels: mapped(lines.labels, ([text = '']) => text),
    qualities: mapped(lines.qualities, cells => (hasAdjectiveFirst ? threefold(cells) : twofold(cells))),
    scale: mapped(lines.scale, ([text = '']) => text),
    sources: mapped(lines.sources, ([text = '']) => text),
    regions: mapped(lines.regions, ([text = '']) => text),
    hasAdjectiveFirst,
    accusative,
  }
}

function genderOf(text: string): Gender {
  return text === 'f' || text === 'n' ? text : 'm'
}

/** Three genders and one plural for all. */
function threefold([m = '', f = m, n = f, plural = n]: readonly string[]): Forms {
  return { m, f, n, plural: { m: plural, f: plural, n: plural } }
}

/** Two genders, then their plurals. */
function twofold([m = '', f = m, men = f, women = men]: readonly string[]): Forms {
  return { m, f, n: m, plural: { m: men, f: women, n: men } }
}

function mapped<Value>(text: string, read: (cells: readonly string[]) => Value): Map<string, Value> {
  const rows = text.trim().split('\n')
  return new Map(
    rows.map(row => {
      const at = row.indexOf('=')
      const cells = row.slice(at + 1).split('|')
      return [row.slice(0, at).trim(), read(cells.map(cell => cell.trim()))]
    }),
  )
}

/** "a, b and c" of what is quoted already. */
export function inList(parts: readonly string[], and: string): string {
  return parts.length <= 1 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
}
