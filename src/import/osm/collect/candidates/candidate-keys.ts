// By which names, and on which ground, a candidate may be the same place as another.
import { E7, localPlane } from '../../../../geo/local-plane.ts'
import type { Tags } from '../../elements.ts'
import type { SpotKind } from '../../kinds.ts'
import { stemOfWords, wordsOf } from '../../names/names.ts'
import type { CandidateHead } from './candidate-table.ts'
import { isHeight, ON_GROUND, RIVERS_BY_ID, STEMS_OF, THINGS_BY_ID } from './families.ts'
import type { FamilySet } from './name-keys.ts'

const FURTHER_NAMES = [
  'alt_name',
  'loc_name',
  'name:en',
  'name:de',
  'name:fr',
  'name:es',
  'name:ca',
  'name:it',
] as const

/** A name; `isName`: it is the one that is shown, or where a thing stands, and not a further one. */
export type Key = { name: string; families: FamilySet; isName: boolean }

/** Returns by which names a candidate may be the same place as another, and in which families. */
export function keysOf(head: CandidateHead, tags: Tags): Key[] {
  return [...nameKeysOf(head.kind, tags), ...groundKeysOf(head)]
}

function nameKeysOf(kind: SpotKind, tags: Tags): Key[] {
  const names = [tags['name'] ?? '']
  for (const tag of FURTHER_NAMES) names.push(...(tags[tag]?.split(';') ?? []))
  names.push(...partsOf(names[0] ?? ''), articleOf(tags['wikipedia']))
  const { wikidata } = tags
  const keys: Key[] = []
  if (wikidata !== undefined) {
    keys.push({ name: wikidata, families: kind === 'river' ? RIVERS_BY_ID : THINGS_BY_ID, isName: true })
  }
  for (const name of new Set(names)) {
    if (name === '') continue
    const parted = wordsOf(name)
    for (const [without, families] of STEMS_OF.get(kind) ?? []) {
      keys.push({ name: stemOfWords(parted, without), families, isName: name === names[0] })
    }
  }
  return keys
}

/** "Port de Rat / Port du Rat" has two names; "Jardin Exotique - Allée Barral" is a part of the garden, by its first one. */
function partsOf(name: string): string[] {
  const both = name.split(/ [/|] /)
  const [whole = '', part] = name.split(/ [-–] /)
  return both.length > 1 ? both : part === undefined ? [] : [whole]
}

/** What an article calls it, as in "de:Gampriner Seelein". */
function articleOf(wikipedia = ''): string {
  return wikipedia
    .replace(/^[a-z-]{2,12}:/, '')
    .replaceAll('_', ' ')
    .replace(/ ?\(.*$|#.*$/, '')
}

/** Squares so wide, in metres, that a viewpoint and what it stands on are in one or in two beside each other. */
const GROUND_METRES = 50

/** Where a height stands, as the name of a square; of a viewpoint the squares around it, too. */
function groundKeysOf({ kind, x, y }: CandidateHead): Key[] {
  const around = kind === 'viewpoint' ? [-1, 0, 1] : isHeight(kind) ? [0] : []
  if (around.length === 0) return []
  const { north } = localPlane(y / E7)
  const row = Math.floor((y * north) / GROUND_METRES)
  return around.flatMap(down => {
    const { east } = localPlane(((row + down) * GROUND_METRES) / north / E7)
    const column = Math.floor((x * east) / GROUND_METRES)
    return around.map(right => ({
      name: `@${row + down} ${column + right}`,
      families: ON_GROUND,
      isName: kind !== 'viewpoint',
    }))
  })
}
